import { deflateSync, inflateSync } from "node:zlib";
import { BROKEN_IMAGE, LogoProblem } from "./logo-problem.ts";
import { readPngChunks, writePng } from "./png-chunks.ts";
import {
  type PngHeader,
  pngChannels,
  pngDataBytes,
  pngPasses,
  pngRowBytes,
  readPngHeader,
} from "./png-layout.ts";

type Pixels = { width: number; height: number; rgba: Uint8Array };

/**
 * Redraws a cleaned PNG of whatever kind as one of 8 bits with an alpha channel, whose sides are at most so long: a PDF
 * writer then has one kind to read, and a small one. Takes seconds for the largest.
 */
export const redrawPng = (bytes: Buffer, mostPerSide: number): Buffer =>
  encode(reduced(decode(bytes), mostPerSide));

function decode(bytes: Buffer): Pixels {
  const chunks = readPngChunks(bytes);
  const dataOf = (type: string) =>
    Buffer.concat(chunks.filter((chunk) => chunk.type === type).map(({ data }) => data));
  const header = readPngHeader(dataOf("IHDR"));
  if (!header) throw new LogoProblem(BROKEN_IMAGE);
  const data = inflateSync(dataOf("IDAT"), { maxOutputLength: pngDataBytes(header) });
  const rgba = new Uint8Array(header.width * header.height * 4);
  const paint = painter(header, dataOf("PLTE"), dataOf("tRNS"));
  let position = 0;
  for (const pass of pngPasses(header)) {
    const length = pngRowBytes(header, pass);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < pass.rows; row++) {
      const line = data.subarray(position + 1, position + 1 + length);
      unfilter(line, above, data[position] ?? 0, Math.max(1, (pngChannels(header) * header.bitDepth) >> 3));
      const start = (pass.top + row * pass.stepY) * header.width + pass.left;
      for (let column = 0; column < pass.columns; column++)
        paint(line, column, rgba, (start + column * pass.stepX) * 4);
      above = line;
      position += 1 + length;
    }
  }
  return { width: header.width, height: header.height, rgba };
}

function unfilter(line: Uint8Array, above: Uint8Array, filter: number, pixelBytes: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at < pixelBytes ? 0 : (line[at - pixelBytes] ?? 0);
    const up = above[at] ?? 0;
    const upLeft = at < pixelBytes ? 0 : (above[at - pixelBytes] ?? 0);
    const predicted =
      [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, upLeft) : 0][filter] ?? 0;
    line[at] = (line[at] ?? 0) + predicted;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - upLeft),
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

type Paint = (line: Uint8Array, column: number, rgba: Uint8Array, target: number) => void;

/** Paints a pixel of a row into the image. */
function painter(header: PngHeader, palette: Buffer, transparency: Buffer): Paint {
  const { bitDepth, colourType } = header;
  const channels = pngChannels(header);
  const highest = 2 ** bitDepth - 1;
  const sample = (line: Uint8Array, index: number): number => {
    if (bitDepth === 8) return line[index] ?? 0;
    if (bitDepth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
    const bit = index * bitDepth;
    return ((line[bit >> 3] ?? 0) >> (8 - bitDepth - (bit & 7))) & highest;
  };
  const byte = (value: number) => (bitDepth === 16 ? value >> 8 : Math.round((value * 255) / highest));
  if (colourType === 3)
    return (line, column, rgba, target) => {
      const index = sample(line, column);
      for (let channel = 0; channel < 3; channel++)
        rgba[target + channel] = palette[index * 3 + channel] ?? 0;
      rgba[target + 3] = transparency[index] ?? 255;
    };
  const colours = channels >= 3 ? 3 : 1;
  const clear = Array.from({ length: transparency.length / 2 }, (_, index) =>
    transparency.readUInt16BE(index * 2),
  );
  return (line, column, rgba, target) => {
    let isClear = clear.length === colours;
    for (let channel = 0; channel < 3; channel++) {
      const value = sample(line, column * channels + (colours === 3 ? channel : 0));
      if (isClear && value !== clear[colours === 3 ? channel : 0]) isClear = false;
      rgba[target + channel] = byte(value);
    }
    const hasAlpha = channels % 2 === 0;
    const alpha = hasAlpha ? byte(sample(line, column * channels + colours)) : 255;
    rgba[target + 3] = isClear ? 0 : alpha;
  };
}

/** Each pixel is the mean of a square of them; the colour of what is clear does not count. */
function reduced(pixels: Pixels, mostPerSide: number): Pixels {
  const step = Math.ceil(Math.max(pixels.width, pixels.height) / mostPerSide);
  if (step <= 1) return pixels;
  const [width, height] = [Math.ceil(pixels.width / step), Math.ceil(pixels.height / step)];
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(mean(pixels, x * step, y * step, step), (y * width + x) * 4);
  return { width, height, rgba };
}

function mean({ width, height, rgba }: Pixels, left: number, top: number, step: number): number[] {
  const sums = [0, 0, 0];
  let [alphas, count] = [0, 0];
  for (let y = top; y < Math.min(top + step, height); y++) {
    for (let x = left; x < Math.min(left + step, width); x++) {
      const at = (y * width + x) * 4;
      const alpha = rgba[at + 3] ?? 0;
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0) * alpha;
      alphas += alpha;
      count++;
    }
  }
  return [...sums.map((sum) => (alphas > 0 ? Math.round(sum / alphas) : 0)), Math.round(alphas / count)];
}

function encode({ width, height, rgba }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y++)
    data.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (1 + width * 4) + 1);
  return writePng([
    { type: "IHDR", data: header },
    { type: "IDAT", data: deflateSync(data) },
    { type: "IEND", data: Buffer.alloc(0) },
  ]);
}
