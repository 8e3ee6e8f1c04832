/**
 * The text of a file as spreadsheets save it: UTF-8 with or without its mark, UTF-16 as "Texto Unicode" has it, and
 * otherwise Windows-1252, which is what "CSV" alone means in Excel.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Letters with accents are single bytes there, which UTF-8 never has.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
