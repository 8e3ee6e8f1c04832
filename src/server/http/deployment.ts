import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of this file: in the sources just that, once built the whole server, which is bundled. */
const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Hash of the running code: equal in every process of one deployment, another in the next. A new version may present
 * the same data differently, so it is part of every list's tag.
 */
export const deployment = digest();

function digest(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (/\.[jt]s$/.test(name)) hash.update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest("base64url").slice(0, 12);
}
