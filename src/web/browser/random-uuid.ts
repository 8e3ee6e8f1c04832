const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** `crypto.randomUUID` needs https. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1.
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40, bytes[7] ?? 0, ((bytes[8] ?? 0) & 0x3f) | 0x80], 6);
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
