import { once } from "node:events";
import { createServer } from "node:net";
import { tsImport } from "tsx/esm/api";
import { freePort, startProduct } from "../../../scripts/start-product.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany } from "../running-product.mjs";
import { ask } from "./company-at-work.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";

const LONGEST_ANSWER = 2_000;
/** The outbox pauses a minute after a failure, and one that waits for a silent server holds up the next. */
const PATIENCE = 240_000;

/**
 * The mail server is down, silent, refusing; then it is there. Everything is sent by the outbox in its own time.
 * @param {import("./kill.mjs").Task} task
 */
export async function mailAway({ report }) {
  const { startMailServer } = await tsImport("../../../src/server/testing/mail-server.ts", import.meta.url);
  const port = await freePort();
  await inFolder(async (folder) => {
    const environment = { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const server = await startProduct(environment);
    /** @type {string[]} */
    const expected = [];
    const people = async (/** @type {string} */ what) => {
      const known = `conta-${what}@exemplo.com.br`;
      const fresh = `nova-${what}@exemplo.com.br`;
      await withDatabase(environment, (db) => addCompany(db, known));
      const answers = [
        await ask(server.url, "POST", "/api/register-company", {
          body: { name: `Bar ${what}`, email: fresh },
        }),
        await ask(server.url, "POST", "/api/forgot-password", { body: { email: known } }),
      ];
      expected.push(known, fresh);
      const slowest = quantile(
        answers.map(({ ms }) => ms),
        1,
      );
      const statuses = answers.map(({ status }) => status).join(" and ");
      report.check(
        `the mail server is ${what}: registration and recovery are answered all the same`,
        statuses === "201 and 200" && report.isWithin(slowest, LONGEST_ANSWER),
        `${statuses}, the slower in ${inMs(slowest)}`,
      );
      await sleep(1500);
    };
    try {
      await people("down");
      const refusing = await startMailServer(port);
      refusing.behaviour.refuses = true;
      await people("refusing");
      await refusing.stop();
      const silent = createServer();
      /** @type {Set<import("node:net").Socket>} */
      const sockets = new Set();
      silent.on("connection", (socket) => sockets.add(socket.on("error", () => undefined)));
      silent.listen(port, "127.0.0.1");
      await once(silent, "listening");
      await people("silent");
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => silent.close(done));

      const back = await startMailServer(port);
      const backAt = performance.now();
      // The pause after a failure is a minute and more.
      if (report.isSmoke)
        await withDatabase(environment, (db) => db.query("update emails set next_attempt_at = now()"));
      /** @returns {string[]} */
      const recipients = () => back.received.flatMap((/** @type {{ to: string[] }} */ { to }) => to);
      while (recipients().length < expected.length && performance.now() - backAt < PATIENCE) await sleep(500);
      const took = performance.now() - backAt;
      await sleep(1000);
      const left = await withDatabase(environment, async (db) =>
        Number((await db.query("select count(*) from emails")).rows[0].count),
      );
      report.check(
        "the mail server is back: each message comes once, without a restart, and none is left",
        left === 0 && recipients().sort().join() === [...expected].sort().join(),
        `${recipients().length} of ${expected.length} messages, the last after ${Math.round(took / 1000)} s`,
      );
      await back.stop();
    } finally {
      await server.stop();
    }
  });
}
