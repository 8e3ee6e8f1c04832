import { crc32 } from "node:zlib";
import { BROKEN_IMAGE, LogoProblem } from "./logo-problem.ts";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type PngChunk = { type: string; data: Buffer };

export const isPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);

/** The chunks up to IEND, each with the right checksum. */
export function readPngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  let position = PNG_SIGNATURE.length;
  while (chunks.at(-1)?.type !== "IEND") {
    if (position + 12 > bytes.length) throw new LogoProblem(BROKEN_IMAGE);
    const end = position + 8 + bytes.readUInt32BE(position);
    if (end + 4 > bytes.length) throw new LogoProblem(BROKEN_IMAGE);
    if (crc32(bytes.subarray(position + 4, end)) !== bytes.readUInt32BE(end))
      throw new LogoProblem(BROKEN_IMAGE);
    chunks.push({
      type: bytes.toString("latin1", position + 4, position + 8),
      data: bytes.subarray(position + 8, end),
    });
    position = end + 4;
  }
  return chunks;
}

export function writePng(chunks: readonly PngChunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const chunk = Buffer.alloc(12 + data.length);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write(type, 4, "latin1");
    chunk.set(data, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
    return chunk;
  });
  return Buffer.concat([PNG_SIGNATURE, ...parts]);
}
