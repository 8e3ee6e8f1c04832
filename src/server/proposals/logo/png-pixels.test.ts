import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPngChunks } from "./png-chunks.ts";
import { redrawPng } from "./png-pixels.ts";
import { type PngKind, pngChunk, pngKinds, samplePng } from "./testing/sample-png.ts";

/** Pixels of a PNG as {@link redrawPng} writes it: four bytes each, no filters. */
function pixelsOf(png: Buffer) {
  const [header, data] = readPngChunks(png);
  const [width = 0, height = 0] = [header?.data.readUInt32BE(0), header?.data.readUInt32BE(4)];
  const bytes = inflateSync(data?.data ?? Buffer.alloc(0));
  const at = (x: number, y: number) => [...bytes.subarray(y * (1 + width * 4) + 1 + x * 4).subarray(0, 4)];
  return { width, height, at };
}

const expectedHalves: Record<PngKind["colourType"], [left: number[], right: number[]]> = {
  0: [
    [0, 0, 0, 255],
    [255, 255, 255, 255],
  ],
  2: [
    [255, 51, 51, 255],
    [51, 51, 255, 255],
  ],
  3: [
    [200, 30, 30, 255],
    [30, 60, 200, 255],
  ],
  4: [
    [0, 0, 0, 255],
    [255, 255, 255, 128],
  ],
  6: [
    [255, 51, 51, 255],
    [51, 51, 255, 128],
  ],
};

describe("redrawPng", () => {
  it.each(pngKinds)(
    "reads colour type $colourType with $bitDepth bits, interlaced: $isInterlaced",
    (kind) => {
      const { width, height, at } = pixelsOf(redrawPng(samplePng({ kind, width: 13, height: 11 }), 100));
      expect([width, height]).toEqual([13, 11]);
      const [left, right] = expectedHalves[kind.colourType];
      for (let y = 0; y < 11; y++) {
        for (let x = 0; x < 13; x++) expect(at(x, y)).toEqual(x < 6.5 ? left : right);
      }
    },
  );

  it.each<[PngKind["colourType"], PngKind["bitDepth"], number[]]>([
    [0, 8, [0, 0]],
    [0, 1, [0, 0]],
    [2, 8, [0, 255, 0, 51, 0, 51]],
    [3, 4, [0]],
  ])(
    "shows colour type %d with %d bits transparent where it says so",
    (colourType, bitDepth, transparent) => {
      const middle = [pngChunk("tRNS", Buffer.from(transparent))];
      const { at } = pixelsOf(redrawPng(samplePng({ kind: { colourType, bitDepth }, middle }), 100));
      expect(at(0, 0)[3]).toBe(0);
      expect(at(19, 9)[3]).toBe(255);
    },
  );

  it("makes a large one smaller", () => {
    const { width, height, at } = pixelsOf(redrawPng(samplePng({ width: 400, height: 101 }), 100));
    expect([width, height]).toEqual([100, 26]);
    expect(at(0, 25)).toEqual([255, 51, 51, 255]);
    expect(at(99, 0)).toEqual([51, 51, 255, 128]);
  });
});
