import { createHash } from "node:crypto";
import type { Node } from "pdfmake";
import type { Logo } from "#server/proposals/logo/logo.ts";
import { sharp, withinLogo } from "#server/proposals/logo/restricted-sharp.ts";

/** In points. */
const BOX = { width: 170, height: 54 };

const MOST_REDRAWN = 20;
const redrawn = new Map<string, Buffer>();

/** The logo in the size in which it stands on the page. Logos of earlier versions may also be JPEGs and SVGs (decision 19). */
export async function logoNode({ type, bytes, width, height }: Logo): Promise<Node> {
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const size = { width: width * scale, height: height * scale };
  if (type === "image/svg+xml") {
    const svg = Buffer.from(bytes).toString("utf8");
    return { svg, ...size, font: "Roboto", options: { warningCallback: () => {} } };
  }
  const image = type === "image/png" ? await redrawnOnce(bytes) : Buffer.from(bytes);
  return { image: `data:${type};base64,${image.toString("base64")}`, ...size };
}

/**
 * Redraws a PNG as the PDF writer reads it, eight bits and not interlaced, once for all proposals of its company. A logo
 * of an earlier version may be of any kind and of 4,000 pixels a side.
 */
async function redrawnOnce(bytes: Uint8Array): Promise<Buffer> {
  const key = createHash("sha256").update(bytes).digest("base64");
  const known = redrawn.get(key);
  if (known) return known;
  if (redrawn.size >= MOST_REDRAWN) redrawn.clear();
  const made = await sharp(bytes).resize(withinLogo).png().toBuffer();
  redrawn.set(key, made);
  return made;
}
