import { PassThrough, type Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes below which headers weigh more than compression saves. */
const WORTH_IT = 1024;
/**
 * Quality 7: a list of 3 MB becomes 26 kB in 29 ms and 8 MB of memory; with 5 it is 31 kB in 15 ms and 1 MB, with 8 25
 * kB and 16 MB. A phone waits longer for the 5 kB, and an unchanged list is compressed once and sent many times.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
/** The same list becomes 150 kB in 5 ms. Only for callers without brotli, such as browsers without https. */
const GZIP = { level: 1 };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** Best encoding that the caller accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => entry.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

/** Compresses where it pays, off the main thread. */
export async function packed(
  text: string,
  wanted: Encoding,
): Promise<{ encoding: Encoding; bytes: Uint8Array }> {
  const bytes = Buffer.from(text);
  if (wanted === "identity" || bytes.byteLength < WORTH_IT) return { encoding: "identity", bytes };
  return {
    encoding: wanted,
    bytes: await (wanted === "br" ? brotliAsync(bytes, BROTLI) : gzipAsync(bytes, GZIP)),
  };
}

/** For what is long: half the work. */
const BROTLI_OF_STREAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Stream that compresses piece by piece. */
export function packer(wanted: Encoding): Transform {
  if (wanted === "br") return createBrotliCompress(BROTLI_OF_STREAMS);
  return wanted === "gzip" ? createGzip(GZIP) : new PassThrough();
}
