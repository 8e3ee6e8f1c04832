import { createHash } from "node:crypto";
import type { Node } from "pdfmake";
import type { Logo } from "#server/proposals/logo/clean-logo.ts";
import { redrawPng } from "#server/proposals/logo/png-pixels.ts";

/** In points; 250 dots per inch at the largest. */
const BOX = { width: 170, height: 54 };
const MOST_PIXELS_PER_SIDE = 600;

const MOST_REDRAWN = 20;
const redrawn = new Map<string, Buffer>();

/** The logo in the size in which it stands on the page. */
export function logoNode({ type, bytes, width, height }: Logo): Node {
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const size = { width: width * scale, height: height * scale };
  if (type === "image/svg+xml") {
    const svg = Buffer.from(bytes).toString("utf8");
    return { svg, ...size, font: "Roboto", options: { warningCallback: () => {} } };
  }
  const image = type === "image/png" ? redrawnOnce(bytes) : Buffer.from(bytes);
  return { image: `data:${type};base64,${image.toString("base64")}`, ...size };
}

/** A company's proposals have the same logo. */
function redrawnOnce(bytes: Uint8Array): Buffer {
  const key = createHash("sha256").update(bytes).digest("base64");
  const known = redrawn.get(key);
  if (known) return known;
  if (redrawn.size >= MOST_REDRAWN) redrawn.clear();
  const made = redrawPng(Buffer.from(bytes), MOST_PIXELS_PER_SIDE);
  redrawn.set(key, made);
  return made;
}
