import { exifOrientation, orientationExif } from "./exif-orientation.ts";
import { BROKEN_IMAGE, checkSides, LogoProblem } from "./logo-problem.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;

/** Baseline, extended and progressive: what browsers and PDF readers draw. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** Of each segment with tables, whether its data is made of whole tables. */
const TABLES: Record<number, (data: Buffer) => boolean> = {
  // Huffman: a byte, sixteen counts, as many symbols.
  196: (data) =>
    isMadeOf(data, (at) => 17 + data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)),
  // Quantisation: a byte that says how wide the 64 values are.
  219: (data) => isMadeOf(data, (at) => ((data[at] ?? 0) < 0x10 ? 65 : 129)),
  // Restart interval.
  221: (data) => data.length === 2,
};

const SIDEWAYS_FROM = 5;

type Frame = { width: number; height: number; components: number };

const broken = () => new LogoProblem(BROKEN_IMAGE);

export const isJpeg = (bytes: Buffer): boolean =>
  bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/**
 * Keeps the tables, frame and scans. Of what cameras and programs write along, it keeps which colours are meant and
 * which side is up, in segments of our own; colour profiles, thumbnails, places and names are left out.
 */
export function cleanJpeg(bytes: Buffer): { bytes: Buffer; width: number; height: number } {
  const kept: Buffer[] = [];
  let [position, orientation, scans] = [2, 1, 0];
  let colours: Buffer | undefined;
  let frame: Frame | undefined;
  for (;;) {
    const { marker, data, end } = readSegment(bytes, position);
    position = end;
    if (marker === END) break;
    if (FRAMES.includes(marker)) {
      if (frame) throw broken();
      frame = readFrame(data);
    }
    if (marker === APP0 && startsWith(data, "JFIF\0")) colours ??= JFIF;
    if (marker === APP14 && startsWith(data, "Adobe") && data.length >= 12) colours = adobe(data[11] ?? 0);
    if (marker === APP1) orientation = exifOrientation(data) ?? orientation;
    if (TABLES[marker]?.(data) === false) throw broken();
    if (FRAMES.includes(marker) || marker in TABLES) kept.push(segment(marker, data));
    if (marker !== SCAN) continue;
    if (!frame || !isScanHeader(data, frame)) throw broken();
    const scanEnd = endOfScan(bytes, end);
    kept.push(segment(SCAN, data), bytes.subarray(end, scanEnd));
    position = scanEnd;
    scans++;
  }
  if (!frame || scans === 0) throw broken();
  checkSides(frame.width, frame.height);
  const { width, height } = frame;
  return {
    bytes: Buffer.concat([
      Buffer.from([0xff, START]),
      ...(colours ? [colours] : []),
      ...(orientation > 1 ? [segment(APP1, orientationExif(orientation))] : []),
      ...kept,
      Buffer.from([0xff, END]),
    ]),
    ...(orientation >= SIDEWAYS_FROM ? { width: height, height: width } : { width, height }),
  };
}

/** The segment at a position; the end of the image counts as one without data. */
function readSegment(bytes: Buffer, start: number): { marker: number; data: Buffer; end: number } {
  let position = start;
  if (bytes[position] !== 0xff) throw broken();
  // Any number of bytes 0xff may fill up before a marker.
  while (bytes[position] === 0xff) position++;
  const marker = bytes[position++];
  if (marker === END) return { marker, data: Buffer.alloc(0), end: position };
  if (marker === undefined || marker < 0xc0 || (marker >= 0xd0 && marker <= START)) throw broken();
  if (position + 2 > bytes.length) throw broken();
  const end = position + bytes.readUInt16BE(position);
  if (end < position + 2 || end > bytes.length) throw broken();
  return { marker, data: bytes.subarray(position + 2, end), end };
}

function readFrame(data: Buffer): Frame {
  const components = data[5] ?? 0;
  if (data.length !== 6 + components * 3 || data[0] !== 8 || ![1, 3, 4].includes(components)) throw broken();
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3), components };
}

function isScanHeader(data: Buffer, { components }: Frame): boolean {
  const count = data[0] ?? 0;
  return count >= 1 && count <= components && data.length === 4 + count * 2;
}

/** The first marker after the coded pixels; stuffed bytes and restart markers are part of them. */
function endOfScan(bytes: Buffer, start: number): number {
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && position + 1 < bytes.length) {
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) {
      if (position === start) throw broken();
      return position;
    }
    position = bytes.indexOf(0xff, position + 2);
  }
  throw broken();
}

function isMadeOf(data: Buffer, lengthAt: (position: number) => number): boolean {
  let position = 0;
  while (position < data.length) position += lengthAt(position);
  return data.length > 0 && position === data.length;
}

const startsWith = (data: Buffer, text: string) => data.toString("latin1", 0, text.length) === text;

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Version 1.1, square pixels, no thumbnail. */
const JFIF = segment(APP0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1"));

/** Says by its last byte whether the colours are RGB or CMYK as they are, or transformed. */
const adobe = (transform: number) =>
  segment(
    APP14,
    Buffer.from([...Buffer.from("Adobe", "latin1"), 0, 100, 0, 0, 0, 0, Math.min(transform, 2)]),
  );
