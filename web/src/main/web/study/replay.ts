// placeholder
export async function animated(_views: unknown, _flipped: boolean): Promise<string> { return ""; }
