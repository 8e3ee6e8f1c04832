const HEAD = Buffer.from("Exif\0\0", "latin1");
const ORIENTATION = 0x0112;
const SHORT = 3;

/** Which side is up, from 1 to 8, by the data of an APP1 segment. */
export function exifOrientation(data: Buffer): number | undefined {
  if (!data.subarray(0, HEAD.length).equals(HEAD)) return undefined;
  const tiff = data.subarray(HEAD.length);
  if (tiff.length < 10) return undefined;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return undefined;
  const two = (at: number) => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const end = Math.min(directory + 2 + two(directory) * 12, tiff.length - 11);
  for (let entry = directory + 2; entry < end; entry += 12) {
    if (two(entry) !== ORIENTATION || two(entry + 2) !== SHORT) continue;
    const value = two(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** The data of an APP1 segment that says which side is up, and nothing else. */
export function orientationExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([HEAD, tiff]);
}
