import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const page = join(import.meta.dirname, "results.md");

/** @typedef {{ work: string, limit: string, product: string, bare: string, ratio: string, target: string, isMet: boolean }} Line */

/** @param {Line[]} lines */
export function tableOf(lines) {
  const rows = lines.map(
    ({ work, product, limit, bare, ratio, target, isMet }) =>
      `| ${work} | ${product} | ${limit}: ${bare} | ${ratio} | ${target} | ${isMet ? "yes" : "**no**"} |`,
  );
  return [
    "| work | product | limit | ratio (median, min.–max.) | target | met |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** The lines above each table: when, what and where it was measured. @param {string} database */
export function circumstances(database) {
  const commit = git(["rev-parse", "--short", "HEAD"]);
  const isChanged = git(["status", "--porcelain", "--", "src", "tools/bench"]) !== "";
  const [cpu] = cpus();
  return [
    `- date: ${new Date().toISOString()}, commit ${commit || "unknown"}${isChanged ? " with local changes" : ""}`,
    `- machine: ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`,
    `- versions: Node ${process.versions.node}, ${database}`,
  ].join("\n");
}

/** @param {string[]} args */
function git(args) {
  try {
    return execFileSync("git", args, {
      cwd: join(import.meta.dirname, "../.."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/**
 * Puts a section in the place of the one with the same heading, and leaves the others as they are.
 * @param {string} heading
 * @param {string} content
 */
export function writeSection(heading, content) {
  const before = existsSync(page)
    ? readFileSync(page, "utf8")
    : "# Measurements\n\nWritten by `npm run bench`.\n";
  const [head = "", ...sections] = before.split(/^## /m);
  const others = sections.filter((section) => !section.startsWith(`${heading}\n`));
  const all = [...others, `${heading}\n\n${content}\n`].sort();
  writeFileSync(page, `${head.trimEnd()}\n\n${all.map((section) => `## ${section.trim()}\n`).join("\n")}`);
}
