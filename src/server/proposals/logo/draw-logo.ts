import type { Metadata } from "sharp";
import { type LogoProblem, MOST_LOGO_BYTES } from "./logo.ts";
import { LOGO_SIDE, sharp, withinLogo } from "./restricted-sharp.ts";

export type DrawnLogo = { png: Uint8Array; width: number; height: number };

const MOST_PIXELS_PER_SIDE = 4000;
const DENSITY = 72;
const MOST_DENSITY = 100_000;

/** Tried in this order until one has few enough bytes; at 400 pixels a side, of one byte each, the last one always has. */
const ENCODINGS = [
  { side: LOGO_SIDE, palette: false },
  { side: LOGO_SIDE, palette: true },
  { side: LOGO_SIDE / 2, palette: true },
  { side: LOGO_SIDE / 3, palette: true },
];

/**
 * Draws an uploaded PNG, JPEG or SVG as a PNG: upright, in sRGB, without metadata. Only for a process that can be
 * killed (see {@link LogoDrawer}): nothing else ends the drawing of a hostile SVG.
 */
export async function drawLogo(upload: Uint8Array): Promise<DrawnLogo | { problem: LogoProblem }> {
  let header: Metadata;
  try {
    header = await sharp(upload, { limitInputPixels: false }).metadata();
  } catch (error) {
    const isUnknown = /unsupported image format|is empty/.test(String(error));
    return { problem: isUnknown ? "format" : "broken" };
  }
  const isDrawing = header.format === "svg";
  const longest = Math.max(header.width, header.height);
  if (!isDrawing && longest > MOST_PIXELS_PER_SIDE) return { problem: "pixels" };
  // A drawing has no pixels of its own: it is drawn in the size of a logo, however large or small it calls itself.
  const density = Math.min(Math.max((DENSITY * LOGO_SIDE) / longest, 1), MOST_DENSITY);
  try {
    const { data, info } = await sharp(upload, {
      limitInputPixels: MOST_PIXELS_PER_SIDE ** 2,
      ...(isDrawing && { density }),
    })
      .autoOrient()
      .resize(withinLogo)
      .toColourspace("srgb")
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    if (data.every((sample, at) => at % info.channels < info.channels - 1 || sample === 0)) {
      return { problem: "empty" };
    }
    return await encoded(data, info);
  } catch {
    return { problem: "broken" };
  }
}

async function encoded(
  pixels: Buffer,
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<DrawnLogo> {
  const { isOpaque } = await sharp(pixels, { raw: { width, height, channels } }).stats();
  for (const { side, palette } of ENCODINGS) {
    const picture = sharp(pixels, { raw: { width, height, channels } });
    if (isOpaque) picture.removeAlpha();
    const { data, info } = await picture
      .resize({ ...withinLogo, width: side, height: side })
      // More effort would take ten seconds of a processor for a photo.
      .png(palette ? { palette, effort: 1 } : {})
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MOST_LOGO_BYTES) return { png: data, width: info.width, height: info.height };
  }
  throw new Error("A logo of the smallest size had too many bytes.");
}
