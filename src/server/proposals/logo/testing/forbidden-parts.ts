import type { Logo } from "../clean-logo.ts";

/** Lists the forbidden parts of a cleaned logo, by a reader that shares no code with the cleaning. */
export function forbiddenParts({ type, bytes }: Logo): string[] {
  const found = Buffer.from(bytes);
  if (type === "image/png") return forbiddenInPng(found);
  return type === "image/jpeg" ? forbiddenInJpeg(found) : forbiddenInSvg(found.toString("utf8"));
}

function forbiddenInPng(bytes: Buffer): string[] {
  const types: string[] = [];
  let position = 8;
  while (position < bytes.length) {
    types.push(bytes.toString("latin1", position + 4, position + 8));
    position += 12 + bytes.readUInt32BE(position);
  }
  return /^IHDR(,PLTE)?(,tRNS)?,IDAT,IEND$/.test(types.join(",")) && position === bytes.length ? [] : types;
}

/** Lengths of the only segments of programs that may be there, their markers and lengths included. */
const OWN_SEGMENTS: Record<number, number> = { 224: 18, 225: 36, 238: 16 };

function forbiddenInJpeg(bytes: Buffer): string[] {
  const found: string[] = [];
  let position = 2;
  for (;;) {
    const marker = bytes[position + 1] ?? 0;
    if (bytes[position] !== 0xff) return [...found, `no marker at ${position}`];
    if (marker === 0xd9) return position + 2 === bytes.length ? found : [...found, "something after the end"];
    const length = 2 + bytes.readUInt16BE(position + 2);
    const isNeeded = [0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd].includes(marker);
    if (!isNeeded && OWN_SEGMENTS[marker] !== length) found.push(`segment ${marker.toString(16)}`);
    position += length;
    if (marker !== 0xda) continue;
    while (
      bytes[position] !== 0xff ||
      bytes[position + 1] === 0 ||
      ((bytes[position + 1] ?? 0) & 0xf8) === 0xd0
    )
      position++;
  }
}

const ELEMENTS =
  /^<\/?(svg|g|defs|symbol|use|clipPath|mask|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|linearGradient|radialGradient|stop)[\s/>]/;

const FORBIDDEN_IN_TAGS = [
  /\son\w+\s*=/i,
  /\sstyle\s*=/i,
  /\sclass\s*=/i,
  /javascript|vbscript|data:|file:|@import|expression/i,
  /href="(?!#a\d+")/,
  /url\((?!#a\d+\)")/i,
  /https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
  /\sid="(?!a\d+")/,
  /xmlns:|xlink|xml:/,
];

function forbiddenInSvg(text: string): string[] {
  const tags = text.match(/<[^>]*>?/g) ?? [];
  return tags.filter((tag) => !ELEMENTS.test(tag) || FORBIDDEN_IN_TAGS.some((pattern) => pattern.test(tag)));
}
