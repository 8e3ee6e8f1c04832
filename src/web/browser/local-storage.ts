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
