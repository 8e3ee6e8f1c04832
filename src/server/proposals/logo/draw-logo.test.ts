import { gzipSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type DrawnLogo, drawLogo } from "./draw-logo.ts";
import { MOST_LOGO_BYTES } from "./logo.ts";
import { noise, pngChunk, pngOf, sampleJpeg, samplePng } from "./testing/sample-pictures.ts";
import { sampleSvg, svgWith } from "./testing/sample-svg.ts";

const shape = '<path d="M0 0h90v40z"/>';
const large = await noise(1300, 900).resize(3000, 2100, { kernel: "cubic" }).jpeg({ quality: 8 }).toBuffer();

const drawn = async (file: Buffer) => {
  const logo = await drawLogo(file);
  if ("problem" in logo) throw new Error(logo.problem);
  return logo;
};

/** Red, green, blue and alpha at a point. */
async function pixel({ png }: DrawnLogo, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(area).raw().toBuffer())];
}

function chunksOf(png: Uint8Array): string[] {
  const bytes = Buffer.from(png);
  const types: string[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    types.push(bytes.toString("latin1", at + 4, at + 8));
  }
  return types;
}

/** After the header of the sample. */
const withChunk = (chunk: Buffer) =>
  Buffer.concat([samplePng().subarray(0, 33), chunk, samplePng().subarray(33)]);

test.each([
  ["a PNG", samplePng(), [20, 10]],
  ["an interlaced PNG", await sharp(samplePng()).png({ progressive: true }).toBuffer(), [20, 10]],
  ["a PNG of 16 bits", await sharp(samplePng()).toColourspace("rgb16").png().toBuffer(), [20, 10]],
  ["a PNG with a palette", await sharp(samplePng()).png({ palette: true }).toBuffer(), [20, 10]],
  ["a grey PNG", await sharp(samplePng()).greyscale().png().toBuffer(), [20, 10]],
  ["a JPEG", await sampleJpeg(), [32, 16]],
  [
    "a progressive JPEG",
    await sharp(await sampleJpeg())
      .jpeg({ progressive: true })
      .toBuffer(),
    [32, 16],
  ],
  [
    "a JPEG for print",
    await sharp(await sampleJpeg())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer(),
    [32, 16],
  ],
  ["a photo with much detail", large, [400, 280]],
  ["4,000 × 4,000 pixels", await sharp(pngOf(4000, 4000)).flatten().png().toBuffer(), [1200, 1200]],
  ["an SVG of a drawing program", sampleSvg(), [1200, 600]],
  ["an SVG with a byte order mark", Buffer.concat([Buffer.from("\ufeff"), svgWith(shape)]), [1200, 600]],
  ["a compressed SVG", gzipSync(svgWith(shape)), [1200, 600]],
  ["a small SVG", svgWith(shape, 'viewBox="0 0 9 3"'), [1200, 400]],
  ["a huge SVG", svgWith("<circle r='9000'/>", 'viewBox="0 0 40000 10000"'), [1200, 300]],
  ["an SVG without a size", svgWith('<rect width="8" height="4"/>', ""), [1200, 600]],
])("makes one PNG of %s", async (_, file, [width, height]) => {
  const logo = await drawn(file);
  expect([logo.width, logo.height]).toEqual([width, height]);
  expect(await sharp(logo.png).metadata()).toMatchObject({ format: "png", width, height, depth: "uchar" });
  expect(logo.png.length).toBeLessThanOrEqual(MOST_LOGO_BYTES);
  expect(chunksOf(logo.png).join()).toMatch(/^IHDR,(PLTE,)?(tRNS,)?(pHYs,)?(IDAT,)+IEND$/);
});

test("keeps colours and transparency", async () => {
  const logo = await drawn(samplePng());
  expect(await pixel(logo, 0, 0)).toEqual([255, 51, 51, 255]);
  expect(await pixel(logo, 19, 9)).toEqual([51, 51, 255, 128]);
});

// Where the red half is, as [left, top] of one of its corners.
test.each([
  [1, [32, 16], [2, 2]],
  [2, [32, 16], [29, 2]],
  [3, [32, 16], [29, 13]],
  [4, [32, 16], [2, 13]],
  [5, [16, 32], [2, 2]],
  [6, [16, 32], [13, 2]],
  [7, [16, 32], [13, 29]],
  [8, [16, 32], [2, 29]],
])("turns a photo of orientation %d upright", async (orientation, size, [left = 0, top = 0]) => {
  const logo = await drawn(await sampleJpeg(orientation));
  expect([logo.width, logo.height]).toEqual(size);
  const [red = 0, , blue = 0] = await pixel(logo, left, top);
  expect(red).toBeGreaterThan(blue + 100);
});

test.each([
  ["text of a PNG", withChunk(pngChunk("tEXt", Buffer.from("Author\0Maria")))],
  ["a program's own chunk", withChunk(pngChunk("maRi", Buffer.from("Maria")))],
  ["a file behind the PNG", Buffer.concat([samplePng(), Buffer.from("PK\x03\x04Maria")])],
  ["EXIF of a JPEG", await sampleJpeg(6)],
  ["metadata and notes of an SVG", sampleSvg()],
  ["a script", svgWith(`${shape}<script>Maria()</script>`)],
])("leaves out %s", async (_, file) => {
  expect(Buffer.from((await drawn(file)).png).includes("Maria")).toBe(false);
});

test.each([
  ["nothing", Buffer.alloc(0), "format"],
  ["a GIF", await sharp(samplePng()).gif().toBuffer(), "format"],
  ["a WebP", await sharp(samplePng()).webp().toBuffer(), "format"],
  ["a TIFF", await sharp(samplePng()).tiff().toBuffer(), "format"],
  ["a PDF", Buffer.from("%PDF-1.7"), "format"],
  ["plain text", Buffer.from("logo.png"), "format"],
  ["HTML", Buffer.from("<html><script>alert(1)</script></html>"), "format"],
  ["a PNG that begins late", Buffer.concat([Buffer.from(" "), samplePng()]), "format"],
  ["a PNG of its header only", samplePng().subarray(0, 33), "broken"],
  ["a PNG cut off in its pixels", samplePng().subarray(0, -30), "broken"],
  ["a PNG with too few pixels", pngOf(20, 10, 100), "broken"],
  ["a PNG of no width", pngOf(0, 10), "broken"],
  ["a JPEG cut off in its header", (await sampleJpeg()).subarray(0, 100), "broken"],
  ["a JPEG cut off in its pixels", large.subarray(0, -5000), "broken"],
  ["a PNG that is too wide", pngOf(4001, 1), "pixels"],
  ["a PNG that is too high", pngOf(1, 4001), "pixels"],
  ["a PNG of four thousand million pixels", pngOf(0x7fffffff, 0x7fffffff, 10), "broken"],
  ["a PNG of ten thousand million pixels", pngOf(100_000, 100_000, 10), "pixels"],
  ["a JPEG that is too wide", await sharp(samplePng()).resize(4001, 1).jpeg().toBuffer(), "pixels"],
  ["an SVG that is not well-formed", svgWith("<path>"), "broken"],
  ["an SVG that is cut off", sampleSvg().subarray(0, 1400), "broken"],
  ["two SVGs", Buffer.concat([svgWith(shape), svgWith(shape)]), "broken"],
  ["an SVG of no height", svgWith(shape, 'viewBox="0 0 100 0"'), "broken"],
  ["an SVG with an unknown entity", svgWith("<text>&nbsp;</text>"), "broken"],
  [
    "an SVG with a bomb of entities",
    Buffer.concat([
      Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "lol">${nestedEntities()}]>`),
      svgWith("<text>&e10;</text>"),
    ]),
    "broken",
  ],
  ["an SVG with nothing drawn", svgWith("<g/>"), "empty"],
  ["a transparent PNG", pngOf(20, 10), "empty"],
])("refuses %s", async (_, file, problem) => {
  const answer = await drawLogo(file);
  expect("problem" in answer && answer.problem).toBe(problem);
});

test("reads no more of a PNG than its size, however much is packed into it", async () => {
  const before = process.memoryUsage.rss();
  await drawLogo(pngOf(20, 10, 50_000_000));
  expect(process.memoryUsage.rss() - before).toBeLessThan(30_000_000);
});

test("answers a PNG or a problem, whatever is changed in a file", { timeout: 120_000 }, async () => {
  const files = [samplePng(), await sampleJpeg(6), sampleSvg(), svgWith(shape)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      async (file, made) => {
        const answer = await drawLogo(made.reduce(changed, file));
        if ("png" in answer) expect(chunksOf(answer.png).at(-1)).toBe("IEND");
        else expect(answer.problem).toMatch(/^(broken|format|empty|pixels)$/);
      },
    ),
    { numRuns: 300 },
  );
});

function nestedEntities(): string {
  return Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");
}

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.constantFrom(0, 0, 1, 4),
  inserted: fc.uint8Array({ maxLength: 4 }),
});

function changed(
  bytes: Buffer,
  { at, removed, inserted }: { at: number; removed: number; inserted: Uint8Array },
) {
  const start = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)]);
}
