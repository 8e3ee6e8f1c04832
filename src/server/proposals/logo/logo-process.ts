import { constants, setPriority } from "node:os";
import { drawLogo } from "./draw-logo.ts";

/** The largest picture that is taken needs about 200 MB, the program itself 70. */
const MOST_MEMORY = 512 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;

const end = () => process.kill(process.pid, "SIGKILL");

// Requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// sharp draws in threads of its own, so this goes on meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) end();
}, MEMORY_CHECK_MS);
process.once("disconnect", end);

/** The whole program: an uploaded file in, its picture out. */
process.once("message", async (upload: Uint8Array) => {
  const answer = await drawLogo(upload);
  process.send?.(answer, () => process.exit());
});
