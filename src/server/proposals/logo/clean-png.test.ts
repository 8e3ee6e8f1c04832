import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cleanLogo, type Logo } from "./clean-logo.ts";
import { BROKEN_IMAGE, TOO_MANY_PIXELS } from "./logo-problem.ts";
import { forbiddenParts } from "./testing/forbidden-parts.ts";
import {
  PNG_SIGNATURE,
  type PngKind,
  pngChunk,
  pngHeader,
  pngKinds,
  samplePng,
} from "./testing/sample-png.ts";

const rgba: PngKind = { colourType: 6, bitDepth: 8 };
const pixels = deflateSync(Buffer.alloc(10 * (1 + 20 * 4)));
const header = pngChunk("IHDR", pngHeader(20, 10, rgba));
const data = pngChunk("IDAT", pixels);
const end = pngChunk("IEND");
const png = (...chunks: Buffer[]) => Buffer.concat([PNG_SIGNATURE, ...chunks]);
const cleanPart = async (file: Buffer) => Buffer.from(((await cleanLogo(file)) as Logo).bytes);

function withFlippedBit(file: Buffer, position: number): Buffer {
  const copy = Buffer.from(file);
  copy[position] = (copy[position] ?? 0) ^ 1;
  return copy;
}

describe("a PNG", () => {
  it.each(pngKinds)(
    "of $colourType with $bitDepth bits is taken, interlaced: $isInterlaced",
    async (kind) => {
      const logo = await cleanLogo(samplePng({ kind, width: 13, height: 11 }));
      expect(logo).toMatchObject({ type: "image/png", width: 13, height: 11 });
      expect(forbiddenParts(logo as Logo)).toEqual([]);
    },
  );

  it("keeps palette and transparency where they are drawn", async () => {
    const kind: PngKind = { colourType: 3, bitDepth: 8 };
    const transparency = pngChunk("tRNS", Buffer.from([0]));
    const cleaned = await cleanPart(samplePng({ kind, middle: [transparency] }));
    expect(cleaned.includes(transparency)).toBe(true);
    expect(cleaned.includes("PLTE")).toBe(true);
    const proposed = pngChunk("PLTE", Buffer.from([1, 2, 3]));
    expect((await cleanPart(samplePng({ early: [proposed] }))).includes("PLTE")).toBe(false);
  });

  it.each([
    ["text", { early: [pngChunk("tEXt", Buffer.from("Author\0Maria"))] }],
    ["text after the pixels", { late: [pngChunk("iTXt", Buffer.from("Maria"))] }],
    ["EXIF", { early: [pngChunk("eXIf", Buffer.from("MM\0*Maria"))] }],
    ["a colour profile", { early: [pngChunk("iCCP", Buffer.from("Maria"))] }],
    ["a time", { late: [pngChunk("tIME", Buffer.from("Maria"))] }],
    ["a program's own chunk", { early: [pngChunk("maRi", Buffer.from("Maria"))] }],
    ["a file behind it", { trailing: Buffer.from("PK\x03\x04Maria") }],
  ])("leaves out %s", async (_, parts) => {
    expect(await cleanPart(samplePng(parts))).toEqual(await cleanPart(samplePng()));
  });

  it("becomes still", async () => {
    const frames = [pngChunk("acTL", Buffer.alloc(8)), pngChunk("fcTL", Buffer.alloc(26))];
    const more = [pngChunk("fcTL", Buffer.alloc(26)), pngChunk("fdAT", Buffer.from("Maria"))];
    expect(await cleanPart(samplePng({ early: frames, late: more }))).toEqual(await cleanPart(samplePng()));
  });

  it("loses what is hidden after the pixels' end", async () => {
    const hidden = png(header, pngChunk("IDAT", Buffer.concat([pixels, Buffer.from("Maria")])), end);
    expect((await cleanPart(hidden)).includes("Maria")).toBe(false);
  });

  it.each([
    ["without anything", png()],
    ["without an end", png(header, data)],
    ["without pixels", png(header, end)],
    ["without a header", png(data, end)],
    [
      "with two headers, the second read as unknown",
      png(pngChunk("IHDR", Buffer.alloc(12)), header, data, end),
    ],
    ["cut off", samplePng().subarray(0, -6)],
    ["with a wrong checksum", withFlippedBit(samplePng(), 20)],
    ["with wrong pixels", png(header, pngChunk("IDAT", Buffer.from("not deflated")), end)],
    ["with too few pixels", png(header, pngChunk("IDAT", deflateSync(Buffer.alloc(809))), end)],
    ["with too many pixels", png(header, pngChunk("IDAT", deflateSync(Buffer.alloc(811))), end)],
    ["that inflates without end", png(header, pngChunk("IDAT", deflateSync(Buffer.alloc(50_000_000))), end)],
    ["with an unknown filter", png(header, pngChunk("IDAT", deflateSync(Buffer.alloc(810, 5))), end)],
    ["with divided pixels", png(header, data, pngChunk("tEXt"), data, end)],
    [
      "of an unknown colour type",
      png(pngChunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 5, 0, 0, 0])), data, end),
    ],
    [
      "of an unknown depth",
      png(pngChunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 4, 6, 0, 0, 0])), data, end),
    ],
    ["of no width", png(pngChunk("IHDR", pngHeader(0, 10, rgba)), data, end)],
    ["with a palette after the pixels", samplePng({ late: [pngChunk("PLTE", Buffer.alloc(3))] })],
    ["with two transparencies", samplePng({ middle: [pngChunk("tRNS"), pngChunk("tRNS")] })],
    [
      "without its palette",
      png(pngChunk("IHDR", pngHeader(20, 10, { colourType: 3, bitDepth: 8 })), data, end),
    ],
    [
      "with a palette too large for its depth",
      png(
        pngChunk("IHDR", pngHeader(1, 1, { colourType: 3, bitDepth: 1 })),
        pngChunk("PLTE", Buffer.alloc(9)),
        data,
        end,
      ),
    ],
    [
      "with more transparency than palette",
      samplePng({ kind: { colourType: 3, bitDepth: 8 }, middle: [pngChunk("tRNS", Buffer.alloc(3))] }),
    ],
  ])("%s is refused", async (_, file) => {
    expect(await cleanLogo(file)).toEqual({ problem: BROKEN_IMAGE });
  });

  it.each([
    ["too wide", 4001, 1, rgba],
    ["too high", 1, 4001, rgba],
    ["of four thousand million pixels", 0xffffffff, 0xffffffff, rgba],
    ["of too many bytes", 4000, 4000, { colourType: 6, bitDepth: 16 } satisfies PngKind],
  ])("%s is refused", async (_, width, height, kind) => {
    const file = png(pngChunk("IHDR", pngHeader(width, height, kind as PngKind)), data, end);
    expect(await cleanLogo(file)).toEqual({ problem: TOO_MANY_PIXELS });
  });

  it("of 4,000 by 4,000 pixels is taken, and others are answered meanwhile", async () => {
    const large = png(
      pngChunk("IHDR", pngHeader(4000, 4000, rgba)),
      pngChunk("IDAT", deflateSync(Buffer.alloc(4000 * 16_001))),
      end,
    );
    let [longest, last] = [0, performance.now()];
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    expect(await cleanLogo(large)).toMatchObject({ width: 4000, height: 4000 });
    clearInterval(timer);
    expect(longest).toBeLessThan(200);
  });
});
