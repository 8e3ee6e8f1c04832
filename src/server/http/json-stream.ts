import { Readable, type Writable } from "node:stream";
import type { Context } from "hono";
import { acceptedEncoding, packer } from "./compression.ts";
import type { PublicEnv } from "./context.ts";
import { setJsonHeaders } from "./json-answer.ts";

/** Milliseconds for which a reader may read nothing; less than the database's idle timeout of a transaction. */
const LONGEST_PAUSE = 20_000;
/** Milliseconds for the whole: the snapshot behind it must not be held for ever, however steadily somebody sips. */
const LONGEST = 5 * 60_000;
/** Characters written at a time, so that no more of a long text waits in memory than somebody is reading. */
const PIECE = 64 * 1024;

export type Write = (text: string) => Promise<void>;

/**
 * Streams JSON, no faster than it is read. A failure before the first byte is answered like any other; after that the
 * connection is closed, so that nobody takes a part for the whole.
 */
export async function streamJson(
  c: Context,
  make: (write: Write) => Promise<void>,
  { longestPause = LONGEST_PAUSE, longest = LONGEST, onClosed = () => {} } = {},
): Promise<Response> {
  const { log } = c.get("services") as PublicEnv["Variables"]["services"];
  const outgoing = (c.env as Partial<PublicEnv["Bindings"]>).outgoing;
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const stream = packer(encoding);
  // Destroyed, it says so to whoever waits for it; nobody else need hear of it.
  stream.on("error", () => undefined);
  // Not when it has been made: what was made and not read still waits here.
  (outgoing ?? stream).once("close", onClosed);
  const end = performance.now() + longest;
  let hasBegun = false;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const write: Write = async (text) => {
    hasBegun = true;
    begin();
    for (let start = 0; start < text.length; start += PIECE) {
      if (stream.destroyed) throw new Error("Nobody reads the answer any more");
      const isTaken = stream.write(text.slice(start, start + PIECE));
      if (!isTaken) await drained(stream, Math.min(longestPause, end - performance.now()));
    }
  };
  const made = make(write).then(
    () => void stream.end(),
    (error) => {
      // Closing the connection ends the stream as well, and without a word in the log of the HTTP adapter.
      if (hasBegun && outgoing) outgoing.destroy();
      else stream.destroy(error instanceof Error ? error : undefined);
      throw error;
    },
  );
  made.catch((error) => log.info({ err: error }, "answer cut off"));
  await Promise.race([begun, made]);
  setJsonHeaders(c, encoding);
  return c.body(Readable.toWeb(stream) as ReadableStream);
}

/**
 * Waits until the stream is drained. With a timer of its own: Node.js 20 may collect a combined signal as garbage, and
 * then nobody is ever cut off.
 */
const drained = (stream: Writable, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      stream.off("drain", read);
      stream.off("close", leave);
      settled();
    };
    const read = () => settle(resolve);
    const leave = () => settle(() => reject(new Error("Nobody reads the answer any more")));
    const timer = setTimeout(leave, milliseconds);
    stream.once("drain", read);
    stream.once("close", leave);
  });
