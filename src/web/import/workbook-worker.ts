import { replyTo } from "./workbook-reply.ts";

/** Reads one workbook in a thread of its own: a hostile one keeps this thread busy, and not the page. */
self.onmessage = async ({ data }) => self.postMessage(await replyTo(data));
