import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "./errors.ts";
import { CHANGES_NOTHING } from "./protect.ts";

const LARGEST_BODY = 1024 * 1024;

/** Bytes and milliseconds within which the end of a body that is too large is awaited before it is refused. */
const MOST_DISCARDED = 4 * LARGEST_BODY;
const LONGEST_DISCARD = 2_000;

/**
 * Limits the size of a body. The HTTP server keeps to a declared length; only a body without one is counted as it
 * comes.
 */
export function limitBodyTo(most: number): MiddlewareHandler {
  return async (c, next) => {
    if (CHANGES_NOTHING.has(c.req.method)) return next();
    const declared = declaredLength(c);
    if (declared !== undefined && declared <= most) return next();
    if (declared !== undefined && declared > MOST_DISCARDED) throw tooLarge();
    const reader = c.req.raw.body?.getReader();
    if (!reader) return next();
    const chunks = declared === undefined ? await readUpTo(reader, most) : undefined;
    if (!chunks) {
      await discard(reader);
      throw tooLarge();
    }
    c.req.raw = withBody(c.req.raw, chunks);
    return next();
  };
}

export const limitBody = limitBodyTo(LARGEST_BODY);

const tooLarge = () => new AppError(413, "Conteúdo grande demais");

const declaredLength = (c: Context): number | undefined => {
  const length = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  return length === undefined ? undefined : Number(length);
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads a whole body; undefined as soon as it is larger. */
async function readUpTo(reader: Reader, most: number): Promise<Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    size += value.length;
    if (size > most) return undefined;
    chunks.push(value);
  }
}

/**
 * Reads what still comes of a body that is somewhat too large, so that the refusal arrives: a proxy that is still
 * writing into a connection which closes answers 502 itself.
 */
async function discard(reader: Reader): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_DISCARD);
  });
  for (let size = 0; size <= MOST_DISCARDED; ) {
    const read = await Promise.race([reader.read(), tooLong]);
    if (!read || read.done) break;
    size += read.value.length;
  }
  clearTimeout(timer);
}

/** The same request, with what was read of its body. */
function withBody(request: Request, chunks: readonly Uint8Array[]): Request {
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Request(request, { method: request.method, body, duplex: "half" });
}
