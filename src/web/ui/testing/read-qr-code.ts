import decodeQR from "qr/decode.js";

/** Reads a drawn QR code back, from the rectangles of its path. */
export function readQrCode(svg: Element): string {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const pixels = new Uint32Array(size * size).fill(0xff_ff_ff_ff);
  const path = svg.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const start = Number(y) * size + Number(x);
    pixels.fill(0xff_00_00_00, start, start + Number(width));
  }
  // The time limit is for cameras: a busy machine must not end the search.
  return decodeQR({ width: size, height: size, data: new Uint8Array(pixels.buffer) }, { timeLimit: 10_000 });
}
