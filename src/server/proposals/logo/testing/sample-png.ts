import { crc32, deflateSync } from "node:zlib";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type PngKind = { colourType: 0 | 2 | 3 | 4 | 6; bitDepth: 1 | 2 | 4 | 8 | 16; isInterlaced?: boolean };

/** Every kind of PNG there is. */
export const pngKinds: PngKind[] = (
  [
    [0, [1, 2, 4, 8, 16]],
    [2, [8, 16]],
    [3, [1, 2, 4, 8]],
    [4, [8, 16]],
    [6, [8, 16]],
  ] as const
).flatMap(([colourType, depths]) =>
  depths.flatMap((bitDepth) => [
    { colourType, bitDepth },
    { colourType, bitDepth, isInterlaced: true },
  ]),
);

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

export function pngHeader(width: number, height: number, kind: PngKind): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([kind.bitDepth, kind.colourType, 0, 0, kind.isInterlaced ? 1 : 0], 8);
  return header;
}

/** Samples of one pixel, each from 0 to 1; for a palette image the index. */
export type Samples = (x: number, y: number) => number[];

/** The rows before they are deflated, each with filter 0. */
function scanlines(width: number, height: number, kind: PngKind, samples: Samples): Buffer {
  const passes = kind.isInterlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  const rows: Buffer[] = [];
  for (const [left, top, stepX, stepY] of passes) {
    for (let y = top; y < height; y += stepY) {
      const values: number[] = [];
      for (let x = left; x < width; x += stepX) values.push(...samples(x, y));
      if (values.length > 0) rows.push(Buffer.from([0]), packed(values, kind));
    }
  }
  return Buffer.concat(rows);
}

function packed(values: number[], { bitDepth, colourType }: PngKind): Buffer {
  const highest = 2 ** bitDepth - 1;
  const row = Buffer.alloc(Math.ceil((values.length * bitDepth) / 8));
  for (const [index, value] of values.entries()) {
    const whole = colourType === 3 ? value : Math.round(value * highest);
    const bit = index * bitDepth;
    if (bitDepth === 16) row.writeUInt16BE(whole, index * 2);
    else row[bit >> 3] = (row[bit >> 3] ?? 0) | (whole << (8 - bitDepth - (bit & 7)));
  }
  return row;
}

type PngParts = {
  width?: number;
  height?: number;
  kind?: PngKind;
  samples?: Samples;
  /** Chunks after the header, before the pixels, and after them. */
  early?: Buffer[];
  middle?: Buffer[];
  late?: Buffer[];
  trailing?: Uint8Array;
};

/** A PNG with a left half and a right half. */
export function samplePng({
  width = 20,
  height = 10,
  kind = { colourType: 6, bitDepth: 8 },
  samples = (x) => halves(kind, x < width / 2),
  early = [],
  middle = [],
  late = [],
  trailing = new Uint8Array(),
}: PngParts = {}): Buffer {
  const data = deflateSync(scanlines(width, height, kind, samples));
  const palette = kind.colourType === 3 ? [pngChunk("PLTE", Buffer.from([200, 30, 30, 30, 60, 200]))] : [];
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", pngHeader(width, height, kind)),
    ...early,
    ...palette,
    ...middle,
    pngChunk("IDAT", data.subarray(0, 10)),
    pngChunk("IDAT", data.subarray(10)),
    ...late,
    pngChunk("IEND"),
    trailing,
  ]);
}

function halves({ colourType }: PngKind, isLeft: boolean): number[] {
  if (colourType === 3) return [isLeft ? 0 : 1];
  const colour = isLeft ? [1, 0.2, 0.2] : [0.2, 0.2, 1];
  const grey = isLeft ? [0] : [1];
  const all = CHANNELS[colourType] >= 3 ? colour : grey;
  return CHANNELS[colourType] % 2 === 0 ? [...all, isLeft ? 1 : 0.5] : all;
}
