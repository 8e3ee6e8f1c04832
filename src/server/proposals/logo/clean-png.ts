import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createDeflate, createInflate } from "node:zlib";
import { BROKEN_IMAGE, checkSides, LogoProblem, TOO_MANY_PIXELS } from "./logo-problem.ts";
import { type PngChunk, readPngChunks, writePng } from "./png-chunks.ts";
import { type PngHeader, pngDataBytes, pngPasses, pngRowBytes, readPngHeader } from "./png-layout.ts";

/** Four bytes for each of 4,000 × 4,000 pixels, and their filters. */
const MOST_DATA_BYTES = 4000 * 4001 * 4;

const LAST_FILTER = 4;

const broken = () => new LogoProblem(BROKEN_IMAGE);

/** Keeps the header, palette, transparency and pixels; an animation becomes its still image. */
export async function cleanPng(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const chunks = readPngChunks(bytes);
  const header = headerOf(chunks);
  checkSides(header.width, header.height);
  if (pngDataBytes(header) > MOST_DATA_BYTES) throw new LogoProblem(TOO_MANY_PIXELS);
  const palette = only(chunks, "PLTE");
  const transparency = only(chunks, "tRNS");
  const kept = [
    { type: "IHDR", data: chunks[0]?.data ?? Buffer.alloc(0) },
    ...(header.colourType === 3 ? [checkedPalette(header, palette)] : []),
    ...(transparency && header.colourType <= 3 ? [checkedTransparency(header, transparency, palette)] : []),
    { type: "IDAT", data: await deflatedAnew(header, pixelData(chunks)) },
    { type: "IEND", data: Buffer.alloc(0) },
  ];
  return { bytes: writePng(kept), width: header.width, height: header.height };
}

function headerOf([first]: PngChunk[]): PngHeader {
  const header = first?.type === "IHDR" && readPngHeader(first.data);
  if (!header) throw broken();
  return header;
}

function only(chunks: PngChunk[], type: string): PngChunk | undefined {
  const [found, another] = chunks.filter((chunk) => chunk.type === type);
  const firstPixels = chunks.findIndex((chunk) => chunk.type === "IDAT");
  if (another || (found && chunks.indexOf(found) > firstPixels)) throw broken();
  return found;
}

function checkedPalette({ bitDepth }: PngHeader, palette: PngChunk | undefined): PngChunk {
  const size = palette?.data.length ?? 0;
  if (!palette || size === 0 || size % 3 !== 0 || size / 3 > 2 ** bitDepth) throw broken();
  return palette;
}

function checkedTransparency({ colourType }: PngHeader, found: PngChunk, palette?: PngChunk): PngChunk {
  const size = found.data.length;
  const isRight =
    colourType === 3
      ? size > 0 && size * 3 <= (palette?.data.length ?? 0)
      : size === (colourType === 0 ? 2 : 6);
  if (!isRight) throw broken();
  return found;
}

/** The IDAT chunks, which must follow one another. */
function pixelData(chunks: PngChunk[]): Buffer {
  const first = chunks.findIndex(({ type }) => type === "IDAT");
  const last = chunks.findLastIndex(({ type }) => type === "IDAT");
  const run = first < 0 ? [] : chunks.slice(first, last + 1);
  if (run.length === 0 || run.some(({ type }) => type !== "IDAT")) throw broken();
  return Buffer.concat(run.map(({ data }) => data));
}

/**
 * Inflates the pixels, checks their length and filters, and deflates them again, so that nothing hides beside them.
 * Piece by piece: a small file can hold 64 MB, and other requests go on meanwhile. What a better packer made smaller
 * stays as it is.
 */
async function deflatedAnew(header: PngHeader, data: Buffer): Promise<Buffer> {
  const inflate = createInflate();
  const deflated: Buffer[] = [];
  try {
    await pipeline(
      Readable.from([data]),
      inflate,
      (pieces: AsyncIterable<Buffer>) => checkedRows(header, pieces),
      createDeflate({ level: 9 }),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) deflated.push(piece);
      },
    );
  } catch {
    throw broken();
  }
  const anew = Buffer.concat(deflated);
  return anew.length <= inflate.bytesWritten ? anew : Buffer.from(data.subarray(0, inflate.bytesWritten));
}

async function* checkedRows(header: PngHeader, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const starts = rowStarts(header);
  let [position, next] = [0, starts.next()];
  for await (const piece of pieces) {
    while (!next.done && next.value < position + piece.length) {
      if ((piece[next.value - position] ?? 0) > LAST_FILTER) throw broken();
      next = starts.next();
    }
    position += piece.length;
    if (position > pngDataBytes(header)) throw broken();
    yield piece;
  }
  if (position !== pngDataBytes(header)) throw broken();
}

/** Positions of the filters' bytes. */
function* rowStarts(header: PngHeader): Generator<number> {
  let position = 0;
  for (const pass of pngPasses(header)) {
    const length = 1 + pngRowBytes(header, pass);
    for (let row = 0; row < pass.rows; row++, position += length) yield position;
  }
}
