/** Bytes of a line, its break left aside (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** A line of a calendar, folded without splitting a character; the space that begins a further line counts. */
export function contentLine(name: string, value: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of `${name}:${value}`) {
    const more = bytesOf(character);
    if (bytes + more > LONGEST_LINE) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return `${folded}\r\n`;
}

/** A calendar may hold no control characters but tabs and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** A text as the value of a line. */
export const escapedText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** "20261225T233000Z" */
export const utcMoment = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replace(/[-:]/g, "").concat("Z");
