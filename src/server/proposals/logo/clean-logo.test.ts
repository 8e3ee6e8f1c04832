import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLogo, type Logo } from "./clean-logo.ts";
import { TOO_MANY_BYTES, UNKNOWN_FORMAT } from "./logo-problem.ts";
import { forbiddenParts } from "./testing/forbidden-parts.ts";
import { exif, jfif, jpegSegment, sampleJpeg } from "./testing/sample-jpeg.ts";
import { pngChunk, pngKinds, samplePng } from "./testing/sample-png.ts";
import { sampleSvg, svgWith } from "./testing/sample-svg.ts";

const realFiles = [
  ...pngKinds.map((kind) => samplePng({ kind, early: [pngChunk("tEXt", Buffer.from("Author\0Maria"))] })),
  sampleJpeg({
    early: [jfif, exif(6), jpegSegment(0xfe, Buffer.from("Maria"))],
    trailing: Buffer.from("PK"),
  }),
  sampleJpeg({ early: [jpegSegment(0xee, Buffer.from("Adobe\0d\0\0\0\0\x01", "latin1"))] }),
  sampleSvg(),
  svgWith(
    '<script>alert(1)</script><use href="#b"/><g id="b" onclick="x()"><path d="M0 0h9" style="fill:url(#c)"/></g>',
  ),
];

describe("cleanLogo", () => {
  it.each([
    ["nothing", Buffer.alloc(0), UNKNOWN_FORMAT],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0"), UNKNOWN_FORMAT],
    ["a PDF", Buffer.from("%PDF-1.7"), UNKNOWN_FORMAT],
    ["plain text", Buffer.from("logo.png"), UNKNOWN_FORMAT],
    ["a PNG that begins late", Buffer.concat([Buffer.from(" "), samplePng()]), UNKNOWN_FORMAT],
    ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<svg/>", "utf16le")]), UNKNOWN_FORMAT],
    ["more than 200 KB", Buffer.concat([samplePng(), Buffer.alloc(200 * 1024)]), TOO_MANY_BYTES],
  ])("refuses %s", async (_, upload, problem) => {
    expect(await cleanLogo(upload)).toEqual({ problem });
  });

  it("tells the format by the bytes", async () => {
    expect(await cleanLogo(samplePng())).toMatchObject({ type: "image/png", width: 20, height: 10 });
    expect(await cleanLogo(sampleJpeg())).toMatchObject({ type: "image/jpeg", width: 32, height: 16 });
    expect(await cleanLogo(sampleSvg())).toMatchObject({ type: "image/svg+xml", width: 240, height: 120 });
  });

  it("answers real files with nothing forbidden, and takes its answer again unchanged", async () => {
    for (const file of realFiles) {
      const logo = (await cleanLogo(file)) as Logo;
      expect(logo.type).toBeDefined();
      expect(forbiddenParts(logo)).toEqual([]);
      expect(Buffer.from(logo.bytes).includes("Maria")).toBe(false);
      expect(await cleanLogo(logo.bytes)).toEqual(logo);
    }
  });

  it("never throws on changed files, and answers nothing forbidden", { timeout: 120_000 }, async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anyFile, changes, async (file, made) => {
        const answer = await cleanLogo(changed(file, made));
        if ("problem" in answer) {
          expect(answer.problem).toMatch(/^[A-Z].*\.$/);
          return;
        }
        accepted++;
        expect(forbiddenParts(answer)).toEqual([]);
        expect(await cleanLogo(answer.bytes)).toEqual(answer);
      }),
      { numRuns: 3000 },
    );
    // Otherwise the test would speak of refusals only.
    expect(accepted).toBeGreaterThan(100);
  });
});

type Change = { at: number; removed: number; inserted: Uint8Array };

const hostile = [
  "<script>alert(1)</script>",
  ' onload="alert(1)" ',
  ' href="javascript:alert(1)" ',
  "<!DOCTYPE x [<!ENTITY a 'b'>]>",
  "&a;",
  "<image href='https://example.com/a.png'/>",
  "<style>@import url(https://example.com)</style>",
  ' style="fill:url(https://example.com)" ',
  "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
  '"',
  "]]>",
  "\0",
].map((text) => Buffer.from(text));

const anyFile = fc.oneof(
  ...["\x89PNG", "\xff\xd8", "<"].map((start) =>
    fc.constantFrom(...realFiles.filter((file) => file.toString("latin1").startsWith(start))),
  ),
);

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.constantFrom(0, 0, 0, 1, 4),
    inserted: fc.oneof(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(...hostile)),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Half of the changes to a text are made between two tags; a PNG's checksums are made to fit. */
function changed(file: Buffer, made: Change[]): Buffer {
  const result = made.reduce((bytes, { at, removed, inserted }) => {
    const position = Math.floor(at * bytes.length);
    const isBetweenTags = file[0] === 0x3c && position % 2 === 0;
    const start = isBetweenTags ? bytes.indexOf(">", position) + 1 : position;
    return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)]);
  }, file);
  return file[0] === 0x89 ? withRightChecksums(result) : result;
}

function withRightChecksums(png: Buffer): Buffer {
  for (let start = 8; start + 12 <= png.length; ) {
    const end = start + 8 + png.readUInt32BE(start);
    if (end + 4 > png.length) break;
    png.writeUInt32BE(crc32(png.subarray(start + 4, end)), end);
    start = end + 4;
  }
  return png;
}
