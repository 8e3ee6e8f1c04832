import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** In the sources only this folder; once built, the whole server, which is all in one. */
const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Names the code that runs: the same in every process of one deployment, another in the next. A list of the same data
 * may look different then, so what a browser keeps of it counts no more.
 */
export const deployment = digest();

function digest(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (/\.[jt]s$/.test(name)) hash.update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest("base64url").slice(0, 12);
}
