export type PngHeader = {
  width: number;
  height: number;
  bitDepth: number;
  colourType: number;
  isInterlaced: boolean;
};

/** Rows of an image, or of one of the seven passes of an interlaced one. */
export type PngPass = {
  left: number;
  top: number;
  stepX: number;
  stepY: number;
  columns: number;
  rows: number;
};

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const BIT_DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const WHOLE = [[0, 0, 1, 1]] as const;
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Reads the thirteen bytes of an IHDR chunk; undefined for what no decoder knows. */
export function readPngHeader(data: Buffer): PngHeader | undefined {
  if (data.length !== 13) return undefined;
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const isKnown = BIT_DEPTHS[colourType]?.includes(bitDepth) && compression === 0 && filter === 0;
  if (!isKnown || interlace > 1) return undefined;
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitDepth,
    colourType,
    isInterlaced: interlace === 1,
  };
}

export const pngChannels = ({ colourType }: PngHeader): number => CHANNELS[colourType] ?? 1;

/** The passes that have pixels, in the order of the file. */
export const pngPasses = ({ width, height, isInterlaced }: PngHeader): PngPass[] =>
  (isInterlaced ? ADAM7 : WHOLE)
    .map(([left, top, stepX, stepY]) => ({
      left,
      top,
      stepX,
      stepY,
      columns: Math.ceil((width - left) / stepX),
      rows: Math.ceil((height - top) / stepY),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);

/** Without the byte for the filter. */
export const pngRowBytes = (header: PngHeader, { columns }: PngPass): number =>
  Math.ceil((columns * pngChannels(header) * header.bitDepth) / 8);

/** Length of the inflated pixels, filters included. */
export const pngDataBytes = (header: PngHeader): number =>
  pngPasses(header).reduce((total, pass) => total + pass.rows * (1 + pngRowBytes(header, pass)), 0);
