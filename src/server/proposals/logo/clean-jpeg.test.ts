import { describe, expect, it } from "vitest";
import { cleanLogo, type Logo } from "./clean-logo.ts";
import { BROKEN_IMAGE, TOO_MANY_PIXELS } from "./logo-problem.ts";
import { forbiddenParts } from "./testing/forbidden-parts.ts";
import { exif, jfif, jpegSegment, sampleJpeg } from "./testing/sample-jpeg.ts";

const cleanPart = async (file: Buffer) => Buffer.from(((await cleanLogo(file)) as Logo).bytes);
const adobe = (transform: number, rest = "") =>
  jpegSegment(0xee, Buffer.from(`Adobe\0d\0\0\0\0${String.fromCharCode(transform)}${rest}`, "latin1"));
const frame = (...bytes: number[]) => jpegSegment(0xc0, Buffer.from(bytes));
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
const grey = frame(8, 0, 8, 0, 8, 1, 1, 0x11, 0);
const scan = Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12])]);

describe("a JPEG", () => {
  it("of one, three or four colours is taken, also progressive, with restarts and filled up", async () => {
    const four = frame(8, 0, 8, 0, 8, 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0x11, 0]));
    const progressive = jpegSegment(0xc2, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]));
    const restarts = Buffer.concat([scan, Buffer.from([0xff, 0xd0, 0x12, 0xff, 0, 0xff, 0xd7, 0x12])]);
    const interval = jpegSegment(0xdd, Buffer.from([0, 1]));
    const files = [jpeg(grey, scan), sampleJpeg(), jpeg(four, scan), jpeg(progressive, scan, scan)];
    const others = [
      jpeg(grey, interval, restarts),
      jpeg(Buffer.from([0xff, 0xff]), grey, scan, Buffer.from([0xff])),
    ];
    for (const file of [...files, ...others]) {
      const logo = (await cleanLogo(file)) as Logo;
      expect(logo.type).toBe("image/jpeg");
      expect(forbiddenParts(logo)).toEqual([]);
    }
  });

  it.each([
    ["EXIF that says nothing of the orientation", [jfif, exif(1)], {}],
    [
      "a place or a face in XMP",
      [jfif, jpegSegment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0Maria"))],
      {},
    ],
    ["a colour profile", [jfif, jpegSegment(0xe2, Buffer.from("ICC_PROFILE\0Maria"))], {}],
    ["a program's segment", [jfif, jpegSegment(0xed, Buffer.from("Photoshop 3.0\0Maria"))], {}],
    ["a comment", [jfif, jpegSegment(0xfe, Buffer.from("Maria"))], {}],
    [
      "a thumbnail",
      [jpegSegment(0xe0, Buffer.from("JFIF\0\x01\x02\x01\0\x48\0\x48\x01\x01Maria", "latin1"))],
      {},
    ],
    ["a file behind it", [jfif], { trailing: Buffer.from("PK\x03\x04Maria") }],
    ["a comment before the scan", [jfif], { middle: [jpegSegment(0xfe, Buffer.from("Maria"))] }],
  ])("loses %s", async (_, early, parts) => {
    expect(await cleanPart(sampleJpeg({ early, ...parts }))).toEqual(await cleanPart(sampleJpeg()));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("keeps orientation %d, and nothing else of EXIF", async (orientation) => {
    const logo = (await cleanLogo(sampleJpeg({ early: [exif(orientation)] }))) as Logo;
    const reversed = await cleanPart(
      sampleJpeg({ early: [exif(orientation, { isLittleEndian: true, maker: "x" })] }),
    );
    expect(reversed).toEqual(Buffer.from(logo.bytes));
    expect(forbiddenParts(logo)).toEqual([]);
    expect(Buffer.from(logo.bytes).includes("Maria")).toBe(false);
    expect([logo.width, logo.height]).toEqual(orientation < 5 ? [32, 16] : [16, 32]);
  });

  it.each([
    ["an orientation that does not exist", exif(9)],
    ["EXIF cut off", jpegSegment(0xe1, exif(6).subarray(4, 20))],
    [
      "EXIF that points outside",
      jpegSegment(0xe1, Buffer.from("Exif\0\0MM\0*\xff\xff\xff\xff\0\0", "latin1")),
    ],
  ])("ignores %s", async (_, segment) => {
    expect(await cleanLogo(sampleJpeg({ early: [jfif, segment] }))).toEqual(await cleanLogo(sampleJpeg()));
  });

  it("keeps how its colours are meant", async () => {
    const cleaned = await cleanPart(sampleJpeg({ early: [jfif, adobe(0, "Maria")] }));
    expect(cleaned.includes(adobe(0))).toBe(true);
    expect(cleaned.includes("Maria")).toBe(false);
  });

  it.each([
    ["without anything", jpeg()],
    ["without a scan", jpeg(grey)],
    ["without a frame", jpeg(scan)],
    ["with two frames", jpeg(grey, grey, scan)],
    ["cut off in the scan", sampleJpeg().subarray(0, -2)],
    ["cut off in a segment", sampleJpeg().subarray(0, 30)],
    ["with a segment shorter than itself", jpeg(Buffer.from([0xff, 0xfe, 0, 1]), grey, scan)],
    ["with something between segments", jpeg(grey, Buffer.from("x"), scan)],
    ["with a second start", jpeg(Buffer.from([0xff, 0xd8]), grey, scan)],
    ["without loss", jpeg(jpegSegment(0xc3, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])), scan)],
    ["of twelve bits", jpeg(frame(12, 0, 8, 0, 8, 1, 1, 0x11, 0), scan)],
    ["of two colours", jpeg(frame(8, 0, 8, 0, 8, 2, 1, 0x11, 0, 2, 0x11, 0), scan)],
    ["with a frame of another length", jpeg(frame(8, 0, 8, 0, 8, 1, 1, 0x11), scan)],
    ["of no height", jpeg(frame(8, 0, 0, 0, 8, 1, 1, 0x11, 0), scan)],
    ["with text as a table", jpeg(jpegSegment(0xdb, Buffer.from("Maria")), grey, scan)],
    ["with text after a table", jpeg(jpegSegment(0xc4, Buffer.from([...Array(17).fill(0), 1])), grey, scan)],
    ["with an empty scan", jpeg(grey, scan.subarray(0, -1))],
  ])("%s is refused", async (_, file) => {
    expect(await cleanLogo(file)).toEqual({ problem: BROKEN_IMAGE });
  });

  it("of too many pixels is refused", async () => {
    const large = frame(8, 0x0f, 0xa1, 0, 8, 1, 1, 0x11, 0);
    expect(await cleanLogo(jpeg(large, scan))).toEqual({ problem: TOO_MANY_PIXELS });
  });
});
