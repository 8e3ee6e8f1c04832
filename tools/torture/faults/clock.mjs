import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startProduct } from "../../../scripts/start-product.mjs";
import { ask, missing, openCompany, work } from "./company-at-work.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

const LIBRARY = "faketime/libfaketimeMT.so.1";
/** Hours that the clock is off, one after the other. */
const STEPS = [0, -2, 0, 2, 0];

/** The server's clock is set back and forth while people work; the database keeps the right time. @param {import("./kill.mjs").Task} task */
export async function clock({ report }) {
  const library = readdirSync("/usr/lib", { withFileTypes: true })
    .map(({ name }) => join("/usr/lib", name, LIBRARY))
    .find((path) => existsSync(path));
  if (!library) {
    return report.leaveOut(
      "the clock set back",
      "not run: faketime is not installed (apt-get install faketime)",
    );
  }
  await inFolder(async (folder) => {
    const offset = join(folder, "offset");
    const setClock = (/** @type {number} */ hours) => writeFile(offset, `${hours < 0 ? "" : "+"}${hours}h\n`);
    await setClock(0);
    const environment = { DATA_DIR: join(folder, "data") };
    const server = await startProduct({
      ...environment,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    try {
      const company = await withDatabase(environment, (db) =>
        openCompany({ url: server.url, db, people: 8 }),
      );
      /** @type {Record<string, number>} */
      const statuses = {};
      for (const hours of report.isSmoke ? STEPS.slice(0, 2) : STEPS) {
        await setClock(hours);
        // Node writes the date of its answers anew once a second.
        await sleep(1500);
        const clockOff = Math.round(((await serverTime(server.url)) - Date.now()) / 3_600_000);
        if (clockOff !== hours) throw new Error(`The clock is ${clockOff} h off, not ${hours}`);
        const isOver = new AbortController();
        const working = work(company, server.url, isOver.signal, ({ status }) => {
          statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
        });
        await sleep(2500);
        isOver.abort();
        await working;
        const login = await ask(server.url, "POST", "/api/login", {
          body: { email: company.email, password: "senha-da-tortura" },
        });
        const mine = await ask(server.url, "GET", "/api/user", {
          token: /** @type {{ token?: string } | undefined} */ (login.body)?.token,
        });
        for (const { status } of [login, mine])
          statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      }
      const [lost, stock] = [await missing(company, server.url), await verifyStock(environment)];
      for (const fault of lost.slice(0, 10)) report.note(fault);
      report.check(
        `the clock goes ${STEPS.slice(1).join(" h, ")} h under work: sessions stay, logins and writes go on, the stock adds up`,
        Object.keys(statuses).every((status) => status === "200" || status === "201") &&
          lost.length === 0 &&
          stock.isClean,
        `${JSON.stringify(statuses)}; ${stock.said}`,
      );
      await mailAfterSetBack({ server, environment, setClock, report });
    } finally {
      await server.stop();
    }
  });
}

/** @param {string} url */
const serverTime = async (url) => Date.parse((await fetch(`${url}/healthz`)).headers.get("date") ?? "");

/**
 * Rows stored by a clock that ran ahead must not wait until time has caught up with them.
 * @param {{ server: import("../../../scripts/start-product.mjs").Product, environment: Record<string, string>, setClock: (hours: number) => Promise<void>, report: import("../report.mjs").Report }} scene
 */
async function mailAfterSetBack({ server, environment, setClock, report }) {
  await withDatabase(environment, (db) =>
    db.query(
      `insert into emails (kind, recipient, created_at, next_attempt_at)
       values ('recovery', 'adiantado@exemplo.com.br', now() + interval '2 h', now() + interval '2 h')`,
    ),
  );
  await setClock(0);
  const deadline = Date.now() + 25_000;
  const isSent = () => server.output().includes("adiantado@exemplo.com.br");
  while (!isSent() && Date.now() < deadline) await sleep(200);
  report.check(
    "a message that was due by a clock two hours ahead goes out once the clock is right",
    isSent(),
  );
}
