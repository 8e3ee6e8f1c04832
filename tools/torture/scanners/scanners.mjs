import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCompany, call, signIn, startWithDatabase } from "../running-product.mjs";
import { scan } from "./scan.mjs";
import { DEEP, sqlmapDeep, sqlmapWide, WIDE } from "./sqlmap.mjs";
import { traversals } from "./traversals.mjs";

export const name = "scanners";
const SHORT_MINUTES = 4;
/** Less, and sqlmap would not come to its first injection. */
const SMOKE_MINUTES = 1;
const SMOKE_PATHS = 100;
/** Less, and there would be no time for every call. */
const WIDE_MINUTES = 20;
/** Less, and hardly a call would come to its end with all that sqlmap knows. */
const DEEP_MINUTES = 180;
const FOREIGN_CONTENT = 'root:x:|"devDependencies"|\\[core\\]|sourcesContent|BEGIN .*PRIVATE KEY|ref: refs/';

/** Runs security scanners that others have written. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ minutes: asked = SHORT_MINUTES, report }) {
  const minutes = report.isSmoke ? SMOKE_MINUTES : asked;
  const folder = mkdtempSync(join(tmpdir(), "balcao-scanners-"));
  const product = await startWithDatabase();
  try {
    await addCompany(product.db, "alvo@exemplo.com.br");
    const token = await signIn(product.url, "alvo@exemplo.com.br");
    const client = JSON.parse(
      (await call(product.url, "POST", "/api/clients", { token, body: { name: "Ana" } })).text,
    );
    const seconds = minutes * 60;
    const isWide = minutes >= WIDE_MINUTES;
    await sqlmapDeep(product.url, token, client.id, { seconds: seconds / (isWide ? 8 : 2), folder, report });
    const depth = minutes >= DEEP_MINUTES ? DEEP : WIDE;
    if (isWide) await sqlmapWide(product, depth, { seconds: seconds / 2, folder, report });
    await ffuf(product.url, { seconds: seconds / 4, folder, report });
    await wapiti(product.url, token, { seconds: seconds / 4, folder, report });
    report.check("the server is the one that was started", !product.hasEnded(), `${product.memoryMiB()} MB`);
    const failures = product
      .output()
      .split("\n")
      .filter((/** @type {string} */ line) => line.includes("request failed"));
    report.check("nothing of all this was an internal error", failures.length === 0);
    for (const line of failures.slice(0, 5)) report.note(line.slice(0, 500));
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} url @param {import("./scan.mjs").Scan} scan */
async function ffuf(url, { seconds, folder, report }) {
  const list = join(folder, "paths.txt");
  const paths = traversals().slice(0, report.isSmoke ? SMOKE_PATHS : undefined);
  writeFileSync(list, paths.join("\n"));
  // No status is good or bad by itself: what counts is a file's content in an answer.
  const args = ["-w", list, "-u", `${url}/FUZZ`, "-mc", "999", "-mr", FOREIGN_CONTENT, "-s", "-t", "10"];
  const done = await scan("ffuf", args, seconds);
  if (!done) return report.leaveOut("ffuf", "not installed (apt-get install ffuf)");
  const found = done.output.split("\n").filter(Boolean);
  report.check(
    `ffuf, ${paths.length} paths to files that are not the page's`,
    found.length === 0 && !done.isCut,
    `${found.length} found`,
  );
  for (const path of found.slice(0, 5)) report.note(path);
}

/** @param {string} url @param {string} token @param {import("./scan.mjs").Scan} scan */
async function wapiti(url, token, { seconds, folder, report }) {
  const file = join(folder, "wapiti.json");
  const args = [
    "-u",
    `${url}/`,
    "--flush-session",
    "--scope",
    "domain",
    "--max-scan-time",
    String(seconds),
    "-H",
    `Authorization: Bearer ${token}`,
    "-f",
    "json",
    "-o",
    file,
    "--store-session",
    folder,
    "-v",
    "0",
  ];
  const done = await scan("wapiti", args, seconds * 2);
  if (!done) return report.leaveOut("wapiti", "not installed (apt-get install wapiti)");
  try {
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, "utf8"));
    const kinds = Object.entries({ ...vulnerabilities, ...anomalies });
    const found = kinds
      .map(([kind, list]) => /** @type {[string, { info: string }[]]} */ ([kind, list.filter(isHole)]))
      .filter(([, list]) => list.length > 0);
    report.check(
      "wapiti",
      found.length === 0,
      `${kinds.length} kinds of hole looked for, ${found.length} found`,
    );
    for (const [kind, list] of found) report.note(`${kind}: ${JSON.stringify(list[0]).slice(0, 300)}`);
  } catch {
    report.leaveOut("wapiti", `no report: ${done.output.slice(-300)}`);
  }
}

/** One header no browser reads any more, one that only means something over https. @param {{ info: string }} finding */
const isHole = ({ info }) => !/^(X-XSS-Protection|Strict-Transport-Security) is not set/.test(info);
