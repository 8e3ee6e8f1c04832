/** A substitute, until the page closes, for a storage that the browser blocks (each access throws). */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A blocked storage holds nothing.
  }
}

/** Reads what a browser has stored, where anything may stand, and throws at what it cannot read: a zod schema does. */
export type Schema<T> = { parse: (stored: unknown) => T };

/** A stored value that is no plain text; what its schema refuses counts as absent. */
export function readJson<T>(key: string, schema: Schema<T>): T | undefined {
  try {
    const text = readStored(key);
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const storeJson = (key: string, value: object) => store(key, JSON.stringify(value));
