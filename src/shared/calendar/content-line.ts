/** Bytes of a line, its break left aside (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const ASCII = /^[ -~]*$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export const bytesIn = (text: string): number => encoder.encode(text).byteLength;

/** The most of a text's beginning that has so many bytes, without a part of a character. */
export const firstBytes = (text: string, most: number): string =>
  decoder.decode(wholeCharacters(encoder.encode(text), 0, most));

/** A line of a calendar, folded without splitting a character; the space that begins a further line counts. */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // Most lines are so, and need no bytes.
  if (line.length <= LONGEST_LINE && ASCII.test(line)) return `${line}\r\n`;
  const bytes = encoder.encode(line);
  if (bytes.byteLength <= LONGEST_LINE) return `${line}\r\n`;
  const slices: string[] = [];
  for (let start = 0; start < bytes.byteLength; ) {
    const slice = wholeCharacters(bytes, start, start === 0 ? LONGEST_LINE : LONGEST_LINE - 1);
    slices.push(decoder.decode(slice));
    start += slice.byteLength;
  }
  return `${slices.join("\r\n ")}\r\n`;
}

/** Bytes of UTF-8 from `start` on, so many or a few less. */
function wholeCharacters(bytes: Uint8Array, start: number, most: number): Uint8Array {
  let end = start + most;
  if (end >= bytes.byteLength) return bytes.subarray(start);
  // Those that go on with a character begin with the bits 10.
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end--;
  return bytes.subarray(start, end);
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
