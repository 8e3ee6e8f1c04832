import { once } from "node:events";
import type { Context } from "hono";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { arrayText } from "#server/db/company/cursor.ts";
import { type CompanyList, type EndlessList, readRevision } from "#server/db/company/json-list.ts";
import { type Encoding, packer } from "#server/http/compression.ts";
import { streamJson } from "#server/http/json-stream.ts";
import type { CachedList } from "./list-cache.ts";

/** Only a list that something bounds has no parts, and is never too large for one. */
export function endless<T>(list: CompanyList<T>): EndlessList<T> {
  if (!list.batches) throw new TypeError(`The list ${list.name} is too large, and has no parts`);
  return list as EndlessList<T>;
}

/** Bytes of a packed list that is kept in memory: with what stands in lists, of some ten thousand events. */
const MOST_PACKED = 8 * 1024 * 1024;

/**
 * Reads and packs a list in parts, no faster than they are packed. Nobody's connection has a part in it: however slowly it
 * is taken afterwards, nothing of the database waits. One that is too long even packed has no bytes.
 */
export const packInParts = (
  list: EndlessList<unknown>,
  data: CompanyData,
  wanted: Encoding,
): Promise<CachedList> =>
  data.snapshot(
    async (tx) => {
      const revision = await readRevision(tx);
      const stream = packer(wanted);
      const chunks: Uint8Array[] = [];
      let size = 0;
      stream.on("data", (chunk: Uint8Array) => {
        chunks.push(chunk);
        size += chunk.byteLength;
      });
      try {
        for await (const text of arrayText(list.batches(tx))) {
          if (!stream.write(text)) await once(stream, "drain");
          if (size > MOST_PACKED)
            return { revision, encoding: wanted, bytes: new Uint8Array(), isTooLong: true };
        }
        const end = once(stream, "end");
        stream.end();
        await end;
        return { revision, encoding: wanted, bytes: Buffer.concat(chunks) };
      } finally {
        stream.destroy();
      }
    },
    { lane: "large" },
  );

/** Streams a list as it is read, no faster than somebody takes it. */
export const streamList = (
  c: Context,
  list: EndlessList<unknown>,
  data: CompanyData,
  tagOf: (revision: string) => string,
): Promise<Response> =>
  streamJson(c, (write) =>
    data.snapshot(
      async (tx) => {
        c.header("ETag", tagOf(await readRevision(tx)));
        for await (const text of arrayText(list.batches(tx))) await write(text);
      },
      { lane: "download" },
    ),
  );
