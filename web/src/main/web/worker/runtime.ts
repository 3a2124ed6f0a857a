// What a program that TeaVM compiled to WebAssembly needs from the browser. It follows TeaVM's own
// runtime (Apache License 2.0), which makes its functions out of texts: the page's security policy
// forbids that. Only what our programs import is here; a program that needs more does not load.

import { stringImports } from "./strings.ts";

/** What our programs export; Java's exceptions are JavaScript's outside. */
interface Inside {
  "teavm.javaException": object;
  "teavm.getJsException"(exception: unknown): Error | undefined;
  "teavm.setJsException"(exception: unknown, error: Error): void;
  "teavm.exceptionMessage"(exception: unknown): unknown;
  "teavm.stringToJs"(text: unknown): string;
  "teavm.js.extractException"(exception: unknown): unknown;
  "teavm.js.wrapException"(error: unknown): unknown;
  "teavm.js.throwException"(exception: unknown): void;
  "teavm.jso.createWrapper"(value: unknown): object;
}

/** An exception that left a program; TypeScript's library does not know it yet. */
interface Thrown {
  is(tag: object): boolean;
  getArg(tag: object, index: number): unknown;
}

const ThrownClass = (WebAssembly as unknown as { Exception: new () => Thrown }).Exception;

type Anything = (...values: unknown[]) => unknown;

const javaException = Symbol("javaException");
const javaObject = Symbol("javaObject");
const marker = Symbol("wrapperCallMarker");
const origin = Symbol("functionOrigin");

/** Java's exception as an error whose message is Java's. */
class JavaError extends Error {
  readonly [javaException]: unknown;

  constructor(inside: Inside, exception: unknown) {
    const text = inside["teavm.exceptionMessage"](exception);
    super(text === null || text === undefined ? "" : inside["teavm.stringToJs"](text));
    this[javaException] = exception;
    inside["teavm.setJsException"](exception, this);
  }
}

/** Compiles and starts a program, and gives its exported functions. */
export async function start(address: string): Promise<unknown> {
  const compile = WebAssembly.compileStreaming as (
    source: Promise<Response>,
    options: { builtins: string[] },
  ) => Promise<WebAssembly.Module>;
  const module = await compile(fetch(address), { builtins: ["js-string"] });
  const builtins = !WebAssembly.Module.imports(module).some(
    (wanted) => wanted.module === "wasm:js-string",
  );
  const runtime = new Runtime();
  const instance = await WebAssembly.instantiate(module, runtime.imports(module, builtins));
  return runtime.exportsOf(instance);
}

class Runtime {
  private inside: Inside | null = null;
  private readonly wrappers = new WeakMap<object, WeakRef<object>>();
  private readonly primitives = new Map<unknown, WeakRef<object>>();
  private readonly scripts = new WeakMap<object, WeakRef<object>>();
  private readonly hashes = new WeakMap<object, number>();
  private hashed = 0;

  exportsOf(instance: WebAssembly.Instance): unknown {
    this.inside = instance.exports as unknown as Inside;
    const exported: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(instance.exports)) {
      if (value instanceof WebAssembly.Global) {
        exported[name] = value.value;
      }
    }
    return exported;
  }

  imports(module: WebAssembly.Module, builtins: boolean): WebAssembly.Imports {
    const memory = memoryOf(module);
    const imports: Record<string, unknown> = {
      env: { memory: memory.memory },
      teavmMemory: memory.imports,
      teavmMath: Math,
      teavmDate: { currentTimeMillis: () => Date.now() },
      teavm: {
        takeStackTrace: () => ({ getStack: () => [] }),
        decorateException: (exception: unknown) => new JavaError(this.java, exception),
      },
      teavmJso: this.jso(builtins),
    };
    if (!builtins) {
      imports["wasm:js-string"] = stringImports;
    }
    return imports as WebAssembly.Imports;
  }

  private get java(): Inside {
    if (this.inside === null) {
      throw new Error("the program has not started");
    }
    return this.inside;
  }

  /** Calls JavaScript from Java: errors become Java's. */
  private fromJava<T>(call: () => T): T {
    try {
      return call();
    } catch (error) {
      const known = error instanceof JavaError ? error[javaException] : undefined;
      this.java["teavm.js.throwException"](known ?? this.java["teavm.js.wrapException"](error));
      throw error;
    }
  }

  /** Calls Java from JavaScript: its exceptions become errors. */
  private fromScript<T>(call: () => T): T {
    try {
      return call();
    } catch (error) {
      throw this.asError(error);
    }
  }

  private asError(error: unknown): unknown {
    const tag = this.java["teavm.javaException"];
    if (!(error instanceof ThrownClass) || !error.is(tag)) {
      return error;
    }
    const exception = error.getArg(tag, 0);
    const extracted = this.java["teavm.js.extractException"](exception);
    return (
      extracted ??
      this.java["teavm.getJsException"](exception) ??
      new JavaError(this.java, exception)
    );
  }

  private exported(fn: Anything): Anything {
    return (...values) => this.fromScript(() => fn(...values));
  }

  private jso(builtins: boolean): Record<string, unknown> {
    const jso: Record<string, unknown> = {
      stringBuiltinsSupported: () => builtins,
      isUndefined: (value: unknown) => value === undefined,
      unwrapBoolean: (value: unknown) => (value ? 1 : 0),
      wrapBoolean: (value: unknown) => Boolean(value),
      sameRef: (one: unknown, other: unknown) => one === other,
      instanceOf: (value: unknown, type: new () => unknown) => value instanceof type,
      getProperty: (of: unknown, name: string) =>
        this.fromJava(() => (of === null ? globalNamed(name) : propertyOf(of, name))),
      global: (name: string) => this.fromJava(() => globalNamed(name)),
      createClass: classFor,
      defineFunction: (fn: Anything) => this.exported(fn),
      defineStaticMethod: (of: Record<string, Anything>, name: string, fn: Anything) => {
        of[name] = this.exported(fn);
      },
      javaObjectToJS: (instance: object | null, type: new (of: object) => object) =>
        instance === null ? null : this.scriptOf(instance, type),
      unwrapJavaObject: (value: Record<symbol, unknown>) => value[javaObject],
      wrapObject: (value: unknown) => this.wrapped(value),
      hashCode: (value: unknown) => this.hashOf(value),
      functionAsObject: (fn: Functor | null | undefined, name: string) =>
        fn === null || fn === undefined ? null : (fn[origin] ?? { [name]: this.exported(fn) }),
    };
    for (const kind of ["Byte", "Short", "Char", "Int", "Long", "Float", "Double"]) {
      jso[`wrap${kind}`] = jso[`unwrap${kind}`] = (value: unknown) => value;
    }
    for (let count = 0; count <= MOST_ARGUMENTS; count++) {
      jso[`createFunction${count}`] = (...texts: string[]) => scriptNamed(texts);
      jso[`callFunction${count}`] = (fn: Anything, ...values: unknown[]) =>
        this.fromJava(() => fn(...values));
      jso[`callMethod${count}`] = (of: unknown, name: string, ...values: unknown[]) =>
        this.fromJava(() => {
          const method = of === null ? globalNamed(name) : propertyOf(of, name);
          return (method as Anything).apply(of, values);
        });
      jso[`construct${count}`] = (
        type: new (...values: unknown[]) => unknown,
        ...values: unknown[]
      ) => this.fromJava(() => new type(...values));
    }
    return jso;
  }

  private scriptOf(instance: object, type: new (of: object) => object): object {
    const known = this.scripts.get(instance)?.deref();
    if (known !== undefined) {
      return known;
    }
    const script = new type(instance);
    this.scripts.set(instance, new WeakRef(script));
    return script;
  }

  /** Java's view of a value of JavaScript, the same as long as anybody has it. */
  private wrapped(value: unknown): unknown {
    if (value === null) {
      return null;
    }
    const isObject = typeof value === "object" || typeof value === "function";
    if (isObject) {
      const java = (value as Record<symbol, unknown>)[javaObject];
      if (typeof java === "object") {
        return java;
      }
    }
    const known = isObject ? this.wrappers.get(value as object) : this.primitives.get(value);
    const alive = known?.deref();
    if (alive !== undefined) {
      return alive;
    }
    const wrapper = this.java["teavm.jso.createWrapper"](value);
    if (isObject) {
      this.wrappers.set(value as object, new WeakRef(wrapper));
    } else {
      this.primitives.set(value, new WeakRef(wrapper));
    }
    return wrapper;
  }

  private hashOf(value: unknown): number {
    if (typeof value !== "object" && typeof value !== "function") {
      return typeof value === "number" ? value | 0 : 0;
    }
    const of = value as object;
    const hash = this.hashes.get(of) ?? ++this.hashed;
    this.hashes.set(of, hash);
    return hash;
  }
}

interface Functor extends Anything {
  [origin]?: object;
}

/** More than any of Java's methods here hands over. */
const MOST_ARGUMENTS = 8;

function propertyOf(of: unknown, name: string): unknown {
  return (of as Record<string, unknown>)[name];
}

function globalNamed(name: string): unknown {
  return name.split(".").reduce<unknown>((of, part) => propertyOf(of, part), globalThis);
}

/** The scripts in TeaVM's class library that our programs have in them: parameters, then body. */
function scriptNamed(texts: string[]): Anything {
  const body = (texts.at(-1) ?? "").trim();
  if (texts.length === 2 && body === `return ${texts[0]};`) {
    return (value) => value;
  }
  if (texts.length === 2 && body === `return typeof ${texts[0]}=='undefined';`) {
    return (value) => value === undefined;
  }
  if (texts.length === 2 && body === `return ${texts[0]}.toString();`) {
    return (value) => String(value);
  }
  throw new Error(`no script "${texts.join(" ")}" in the runtime`);
}

/** The class whose objects stand for Java's. */
function classFor(_name: string | null, parent: Anything | null, constructor: Anything | null) {
  const made = function (this: Record<symbol, unknown>, first: unknown, object: unknown): unknown {
    if (first === marker) {
      this[javaObject] = object;
      return undefined;
    }
    if (constructor === null) {
      throw new Error("This class can't be instantiated directly");
    }
    return constructor(first, object);
  };
  const bound = function (this: Record<symbol, unknown>, object: unknown): unknown {
    return made.call(this, marker, object);
  };
  made.prototype = Object.create(parent === null ? Object.prototype : (parent.prototype as object));
  bound.prototype = made.prototype;
  return Object.assign(bound, { [marker]: made });
}

interface Memory {
  memory: WebAssembly.Memory;
  imports: Record<string, unknown>;
}

/** The memory outside of the collected heap, as large as the program says. */
function memoryOf(module: WebAssembly.Module): Memory {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const wanted = (
    section === undefined ? {} : JSON.parse(new TextDecoder().decode(section))
  ) as { min?: number; dataSize?: number };
  const most = 0x7fffffff;
  const memory = new WebAssembly.Memory({
    initial: Math.max(wanted.min ?? 0, 1),
    maximum: ((most - 1) >> 16) + 1,
  });
  const constant = (value: number): WebAssembly.Global =>
    new WebAssembly.Global({ value: "i32", mutable: false }, value);
  const imports = {
    linearMemory: () => memory.buffer,
    notifyHeapResized: () => {},
    heapOffset: constant((((wanted.dataSize ?? 0) + 7) >> 3) << 3),
    maxSize: constant(most),
  };
  return { memory, imports };
}
