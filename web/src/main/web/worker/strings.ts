// Functions on texts for browsers whose WebAssembly has none built in.

function unsupported(): never {
  throw new Error("not without arrays of WebAssembly");
}

export const stringImports = {
  fromCharCode: (code: number) => String.fromCharCode(code),
  fromCharCodeArray: unsupported,
  intoCharCodeArray: unsupported,
  concat: (first: string, second: string) => first + second,
  charCodeAt: (text: string, index: number) => text.charCodeAt(index),
  length: (text: string) => text.length,
  substring: (text: string, from: number, to: number) => text.substring(from, to),
};
