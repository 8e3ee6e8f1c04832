import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isReady, startProduct } from "../../../scripts/start-product.mjs";
import { checkAfterRestart } from "./after-restart.mjs";
import { ask, openCompany, work } from "./company-at-work.mjs";
import { fallBelowMark } from "./disk-mark.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";
import { fill, onTmpfs } from "./tmpfs.mjs";

const NOBODY = "65534";

/** The disk of the data folder is full, or cannot be written. @param {import("./kill.mjs").Task} task */
export async function disk({ report }) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    report.leaveOut("disk full, folder not writable", "not run: only as root, on Linux (it mounts a tmpfs)");
    return;
  }
  await inFolder((folder) => onTmpfs(folder, "500m", (mounted) => fallBelowMark(mounted, report)));
  await inFolder((folder) => onTmpfs(folder, "220m", (mounted) => fillUp(mounted, report)));
  await inFolder((folder) =>
    onTmpfs(folder, "8m", (mounted) =>
      refuses({ DATA_DIR: mounted }, "a first start on a full disk", /o disco está cheio/, report),
    ),
  );
  await inFolder((folder) =>
    onTmpfs(folder, "8m,ro", (mounted) =>
      refuses({ DATA_DIR: mounted }, "a read-only disk", /o disco é somente leitura/, report),
    ),
  );
  await inFolder(async (folder) => {
    const locked = join(folder, "data");
    await mkdir(locked, { mode: 0o555 });
    await chmod(folder, 0o755);
    const wrapper = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", "--"];
    await refuses({ DATA_DIR: locked }, "a folder of somebody else", /sem permissão/, report, wrapper);
  });
}

/** @param {string} mounted @param {import("../report.mjs").Report} report */
async function fillUp(mounted, report) {
  // Without the mark that keeps it from getting this far.
  const environment = { DATA_DIR: join(mounted, "data"), MIN_FREE_DISK_MB: "0" };
  const server = await startProduct(environment);
  const company = await withDatabase(environment, (db) => openCompany({ url: server.url, db, people: 20 }));
  // Long enough ago that the next request would update the session's last use.
  await withDatabase(environment, (db) =>
    db.query("update sessions set last_seen_at = now() - interval '1 h'"),
  );
  const filler = join(mounted, "filler");
  await fill(filler);
  /** @type {Record<string, number>} */
  const writes = {};
  /** @type {Record<string, number>} */
  const reads = {};
  const count = (/** @type {Record<string, number>} */ tally, /** @type {number | undefined} */ status) => {
    tally[String(status)] = (tally[String(status)] ?? 0) + 1;
  };
  const isOver = new AbortController();
  const working = work(company, server.url, isOver.signal, ({ status }) => count(writes, status));
  for (
    const deadline = Date.now() + (report.isSmoke ? 3_000 : 15_000);
    Date.now() < deadline && !server.hasEnded();
  ) {
    count(reads, (await ask(server.url, "GET", "/api/ingredients", { token: company.token })).status);
    await sleep(100);
  }
  isOver.abort();
  await working;
  const lastWords = server.hasEnded() ? server.output().trim().split("\n").at(-1) : undefined;
  report.check(
    "the disk is full: reads go on, writes are done or answer 503",
    Object.keys(reads).every((status) => status === "200") &&
      Object.keys(writes).every((status) => ["200", "201", "503"].includes(status)) &&
      (writes["503"] ?? 0) > 0,
    `reads ${JSON.stringify(reads)}, writes ${JSON.stringify(writes)}${lastWords ? `; then: ${lastWords}` : ""}`,
  );
  await rm(filler);
  await sleep(1000);
  const isServing = !server.hasEnded() && (await isReady(server.url));
  if (isServing) {
    const body = { name: "Depois" };
    const { status } = await ask(server.url, "POST", "/api/clients", { token: company.token, body });
    report.check("there is room again: it writes again without a restart", status === 201);
  }
  await server.stop();
  await checkAfterRestart("the full disk", { environment, company, report });
}

/**
 * @param {Record<string, string>} environment @param {string} what @param {RegExp} sentence
 * @param {import("../report.mjs").Report} report @param {string[]} [wrapper]
 */
async function refuses(environment, what, sentence, report, wrapper) {
  const server = await startProduct(environment, { readyPath: null, wrapper });
  const code = await server.exited;
  const said = server
    .output()
    .trim()
    .split("\n")
    .filter((line) => !line.endsWith("…"));
  report.check(
    `${what}: one sentence, exit code 1`,
    code === 1 && said.length === 1 && sentence.test(said[0] ?? ""),
    said.join(" ⏎ "),
  );
}
