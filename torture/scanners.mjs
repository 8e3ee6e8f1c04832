import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../scripts/child-process.mjs";
import { addCompany, call, signIn, startProduct } from "./running-product.mjs";
import { traversals } from "./traversals.mjs";

export const name = "scanners";
const SHORT_MINUTES = 4;
const FOREIGN_CONTENT = 'root:x:|"devDependencies"|\\[core\\]|sourcesContent|BEGIN .*PRIVATE KEY|ref: refs/';

/** What others have written to find holes. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ minutes = SHORT_MINUTES, report }) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-scanners-"));
  const product = await startProduct();
  try {
    await addCompany(product.db, "alvo@exemplo.com.br");
    const token = await signIn(product.url, "alvo@exemplo.com.br");
    const client = JSON.parse(
      (await call(product.url, "POST", "/api/clients", { token, body: { name: "Ana" } })).text,
    );
    const seconds = minutes * 60;
    await sqlmap(product.url, token, client.id, { seconds: seconds / 2, folder, report });
    await ffuf(product.url, { seconds: seconds / 4, folder, report });
    await wapiti(product.url, token, { seconds: seconds / 4, folder, report });
    report.check("the server is the one that was started", product.isAlive(), `${await product.memory()} MB`);
    const failures = product.output().split("request failed").length - 1;
    report.check("nothing of all this was an internal error", failures === 0, `${failures} in the log`);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ seconds: number, folder: string, report: import("./report.mjs").Report }} Scan */

/** Runs a scanner for so long at the most; undefined where there is none. @param {string} command @param {string[]} args @param {number} seconds */
async function scan(command, args, seconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isCut = false;
  try {
    const { output } = await runCommand(command, args, {
      isQuiet: true,
      onSpawn: (child) => {
        timer = setTimeout(() => {
          isCut = true;
          child.kill("SIGTERM");
        }, seconds * 1000);
      },
    });
    return { output, isCut };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** @param {string} url @param {string} token @param {number} clientId @param {Scan} scan */
async function sqlmap(url, token, clientId, { seconds, folder, report }) {
  const json = ["--headers", `Content-Type: application/json\nAuthorization: Bearer ${token}`];
  /** @type {[what: string, args: string[]][]} */
  const targets = [
    ["POST /api/login", ["-u", `${url}/api/login`, "--data", '{"email":"a@b.co*","password":"x*"}', ...json]],
    [
      "PUT /api/clients/:id",
      [
        "-u",
        `${url}/api/clients/${clientId}*`,
        "--method",
        "PUT",
        "--data",
        '{"name":"Ana*","notes":"x*"}',
        ...json,
      ],
    ],
    [
      "POST /api/reset-password",
      ["-u", `${url}/api/reset-password`, "--data", '{"token":"x*","newPassword":"senha-nova"}', ...json],
    ],
    ["GET /api/ingredients/:id/movements", ["-u", `${url}/api/ingredients/1*/movements?x=1*`, ...json]],
  ];
  for (const [what, args] of targets) {
    const options = [
      "--batch",
      "--level=5",
      "--risk=3",
      "--dbms=PostgreSQL",
      "--flush-session",
      "--threads=4",
      "--disable-coloring",
      "--ignore-code=400,401,404,415,429",
      "--technique=BEUS",
      "--output-dir",
      folder,
    ];
    const done = await scan("sqlmap", [...args, ...options], seconds / targets.length);
    if (!done) return report.leaveOut("sqlmap", "not installed (apt-get install sqlmap)");
    // What "appears to be injectable" is tried again by sqlmap itself; only what stays is a finding.
    const isFound = /is vulnerable|identified the following injection point/i.test(done.output);
    const suspected = done.output.match(/.*appears to be '.*' injectable.*|.*false positive.*/gi) ?? [];
    for (const line of suspected) report.note(line.trim());
    const isTested = /testing '|does not (seem|appear) to be/.test(done.output);
    const tests = (done.output.match(/testing '/g) ?? []).length;
    report.check(
      `sqlmap, ${what}`,
      !isFound && isTested,
      `${tests} kinds of injection tried${done.isCut ? ", time over" : ", to the end"}`,
    );
    if (isFound || !isTested) report.note(done.output.slice(-1500));
  }
}

/** @param {string} url @param {Scan} scan */
async function ffuf(url, { seconds, folder, report }) {
  const list = join(folder, "paths.txt");
  const paths = traversals();
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

/** @param {string} url @param {string} token @param {Scan} scan */
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
