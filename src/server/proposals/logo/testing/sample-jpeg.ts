type Colour = readonly [red: number, green: number, blue: number];

/** Colour of the block of eight by eight pixels in this column and row. */
export type BlockColour = (column: number, row: number) => Colour;

export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const jfif = jpegSegment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1"));

/** EXIF with a camera's name and the orientation, as a telephone writes it. */
export function exif(
  orientation: number,
  { isLittleEndian = false, maker = "Telefone de Maria" } = {},
): Buffer {
  const name = Buffer.from(`${maker}\0`, "latin1");
  const tiff = Buffer.alloc(38 + name.length);
  const two = (value: number, at: number) =>
    isLittleEndian ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const four = (value: number, at: number) =>
    isLittleEndian ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittleEndian ? "II" : "MM", 0, "latin1");
  two(42, 2);
  four(8, 4);
  two(2, 8);
  two(0x010f, 10);
  two(2, 12);
  four(name.length, 14);
  four(38, 18);
  two(0x0112, 22);
  two(3, 24);
  four(1, 26);
  two(orientation, 30);
  tiff.set(name, 38);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]));
}

/** Writes bits, with a zero after each byte 0xff. */
function bitWriter() {
  const bytes: number[] = [];
  let [pending, count] = [0, 0];
  const bit = (value: number) => {
    pending = (pending << 1) | value;
    count++;
    if (count < 8) return;
    bytes.push(pending);
    if (pending === 0xff) bytes.push(0);
    [pending, count] = [0, 0];
  };
  return {
    write(value: number, length: number) {
      for (let at = length - 1; at >= 0; at--) bit((value >> at) & 1);
    },
    end(): Buffer {
      while (count > 0) bit(1);
      return Buffer.from(bytes);
    },
  };
}

const toYcc = ([red, green, blue]: Colour) => [
  0.299 * red + 0.587 * green + 0.114 * blue,
  128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
  128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
];

/** Blocks of one colour each: only their first coefficient, quantised by 8, which is the mean of the block. */
function scan(columns: number, rows: number, colour: BlockColour): Buffer {
  const bits = bitWriter();
  const last = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [component, value] of toYcc(colour(column, row)).entries()) {
        const mean = Math.round(value - 128);
        const difference = mean - (last[component] ?? 0);
        last[component] = mean;
        const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
        bits.write(size, 4);
        bits.write(difference < 0 ? difference + 2 ** size - 1 : difference, size);
        bits.write(0, 1);
      }
    }
  }
  return bits.end();
}

type JpegParts = {
  columns?: number;
  rows?: number;
  colour?: BlockColour;
  /** Segments before the tables, before the scan, and what follows the end. */
  early?: Buffer[];
  middle?: Buffer[];
  trailing?: Uint8Array;
};

/** A baseline JPEG whose left half is red and whose right half is blue. */
export function sampleJpeg({
  columns = 4,
  rows = 2,
  colour = (column) => (column < columns / 2 ? [220, 30, 30] : [30, 30, 220]),
  early = [jfif],
  middle = [],
  trailing = new Uint8Array(),
}: JpegParts = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(rows * 8, 0);
  size.writeUInt16BE(columns * 8, 2);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...early,
    jpegSegment(0xdb, Buffer.from([0, ...Array(64).fill(8)])),
    jpegSegment(0xc0, Buffer.from([8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])),
    // The code of a size is the size itself in four bits; the end of a block is one bit.
    jpegSegment(0xc4, Buffer.from([0, 0, 0, 0, 12, ...Array(12).fill(0), ...Array(12).keys()])),
    jpegSegment(0xc4, Buffer.from([0x10, 1, ...Array(15).fill(0), 0])),
    ...middle,
    jpegSegment(0xda, Buffer.from([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
    scan(columns, rows, colour),
    Buffer.from([0xff, 0xd9]),
    trailing,
  ]);
}
