/**
 * Decodes a file as spreadsheets save it: UTF-8 with or without BOM, UTF-16 ("Texto Unicode"), otherwise
 * Windows-1252, which is Excel's plain "CSV".
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Accented letters are single bytes in Windows-1252, which is never valid UTF-8.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
