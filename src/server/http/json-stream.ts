import { Readable, type Writable } from "node:stream";
import type { Context } from "hono";
import { acceptedEncoding, packer } from "./compression.ts";
import type { PublicEnv } from "./context.ts";
import { setJsonHeaders } from "./json-answer.ts";

/** Milliseconds that a reader may take none of it; less than the database lets a transaction stand idle. */
const LONGEST_PAUSE = 20_000;
/** The snapshot behind it must not be held for ever, however steadily somebody sips. */
const LONGEST = 5 * 60_000;
/** Characters handed over at a time: of a long text no more waits in memory than somebody is reading. */
const PIECE = 64 * 1024;

export type Write = (text: string) => Promise<void>;

/**
 * Sends JSON as it is made, no faster than it is read. What fails before the first of it is answered as any failure is;
 * after that the connection is closed in the middle, so that nobody takes what came for the whole.
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

/** With a timer of its own: Node.js 20 may collect a combined signal as garbage, and then nobody is ever cut off. */
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
