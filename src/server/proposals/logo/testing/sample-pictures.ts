import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** 20 × 10 pixels: the left half red, the right half blue and half transparent. */
export const samplePng = (): Buffer =>
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAYAAAC0VX7mAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQokWP4b2z8nxhsbPy/gRjMMGrg/9Ew/D/8kg0Aox+slJLcpdsAAAAASUVORK5CYII=",
    "base64",
  );

/** 32 × 16 pixels, the left half red and the right half blue, with a telephone's name and which side is up. */
export function sampleJpeg(orientation = 1): Promise<Buffer> {
  const pixels = Array.from({ length: 32 * 16 }, (_, at) => (at % 32 < 16 ? [220, 30, 30] : [30, 30, 220]));
  return sharp(Buffer.from(pixels.flat()), { raw: { width: 32, height: 16, channels: 3 } })
    .withExif({ IFD0: { Make: "Telefone de Maria" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Pixels that no format makes smaller. */
export const noise = (width: number, height: number) => {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed & 0xff;
  };
  return sharp(Buffer.from(Array.from({ length: width * height * 3 }, next)), {
    raw: { width, height, channels: 3 },
  });
};

export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** A PNG that says it has this size, by default of four bytes a pixel, and holds so many bytes of pixels, all zero. */
export function pngOf(
  width: number,
  height: number,
  bytes = height * (1 + width * 4),
  { bits, colourType } = { bits: 8, colourType: 6 },
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, colourType, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    samplePng().subarray(0, 8),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    pngChunk("IEND"),
  ]);
}
