import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isReady, startProduct } from "../../../scripts/start-product.mjs";
import { PASSWORD } from "../running-product.mjs";
import { checkAfterRestart } from "./after-restart.mjs";
import { ask, openCompany, work } from "./company-at-work.mjs";
import { sleep, withDatabase } from "./scene.mjs";

const MEGABYTE = 1 << 20;
/** A little less than what the product asks for unless told otherwise. */
const LEFT_FREE = 190 * MEGABYTE;
const LONGEST_NOTICE = 10_000;
const NO_ROOM = /^Espaço em disco insuficiente\./;

/**
 * The disk falls below the mark while people write, and gets room again.
 * @param {string} mounted @param {import("../report.mjs").Report} report
 */
export async function fallBelowMark(mounted, report) {
  const environment = { DATA_DIR: join(mounted, "data") };
  const server = await startProduct(environment);
  const company = await withDatabase(environment, (db) => openCompany({ url: server.url, db, people: 20 }));
  /** @type {Record<string, number>} */
  let writes = {};
  let unexplained = 0;
  /** Only what was sent since then counts: whoever was let in before is still served. */
  let since = performance.now();
  const isOver = new AbortController();
  const working = work(company, server.url, isOver.signal, ({ status, body, ms }) => {
    if (performance.now() - ms < since) return;
    writes[String(status)] = (writes[String(status)] ?? 0) + 1;
    const { message = "" } = /** @type {{ message?: string } | undefined} */ (body) ?? {};
    if (status === 503 && !NO_ROOM.test(message)) unexplained++;
  });
  await sleep(2000);

  const filler = join(mounted, "filler");
  const { bavail, bsize } = await statfs(mounted);
  await writeFile(filler, Buffer.alloc(bavail * bsize - LEFT_FREE));
  // Readiness alone could be over for another reason: a busy database has a second to answer.
  const noticed = await until(
    async () => !(await isReady(server.url)) && (await isRefused(server.url, company)),
  );
  await sleep(200);
  since = performance.now();
  writes = {};
  /** @type {Record<string, number>} */
  const reads = {};
  for (const end = Date.now() + (report.isSmoke ? 1000 : 5000); Date.now() < end; await sleep(100)) {
    const { status } = await ask(server.url, "GET", "/api/ingredients", { token: company.token });
    reads[String(status)] = (reads[String(status)] ?? 0) + 1;
  }
  const refused = writes;
  const body = { email: company.email, password: PASSWORD };
  const login = await ask(server.url, "POST", "/api/login", { body });
  const { token } = /** @type {{ token?: string }} */ (login.body ?? {});
  const logout = await ask(server.url, "POST", "/api/logout", { token });
  report.check(
    "less than 200 MB are free: not ready, writes 503 in words, reads, login and logout go on",
    noticed !== undefined &&
      unexplained === 0 &&
      only("503", refused) &&
      only("200", reads) &&
      login.status === 200 &&
      logout.status === 200,
    `noticed after ${noticed} ms; reads ${JSON.stringify(reads)}, writes ${JSON.stringify(refused)}`,
  );

  await rm(filler);
  const back = await until(() => isReady(server.url));
  since = performance.now();
  writes = {};
  await sleep(2000);
  isOver.abort();
  await working;
  const written = writes["201"] ?? 0;
  report.check(
    "there is room again: ready, and written again, without a restart",
    back !== undefined && written > 0,
    `noticed after ${back} ms; ${written} writes then`,
  );
  await server.stop();
  await checkAfterRestart("that", { environment, company, report });
}

/** @param {string} status @param {Record<string, number>} tally */
const only = (status, tally) => Object.keys(tally).join() === status;

/** A new client without a name is refused as such where there is room. @param {string} url @param {import("./company-at-work.mjs").Company} company */
async function isRefused(url, { token }) {
  return (await ask(url, "POST", "/api/clients", { token, body: {} })).status === 503;
}

/** Milliseconds until it was so. @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const startedAt = Date.now();
  while (!(await isSo())) {
    if (Date.now() - startedAt > LONGEST_NOTICE) return undefined;
    await sleep(50);
  }
  return Date.now() - startedAt;
}
