import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * One hash over the contents of files and folders, named from the project's root; what is absent counts as such.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [counts]
 */
export function fingerprint(paths, counts = () => true) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesUnder(join(root, path))).filter(counts)) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * True if `stampFile` holds just this fingerprint: what it stands for is up to date.
 * @param {string} stampFile
 * @param {string} wanted
 */
export function isStamped(stampFile, wanted) {
  return (
    statSync(stampFile, { throwIfNoEntry: false })?.isFile() && readFileSync(stampFile, "utf8") === wanted
  );
}
