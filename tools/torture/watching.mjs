import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../scripts/child-process.mjs";
import { freePort, startProduct } from "../../scripts/start-product.mjs";
import { startPostgres } from "./faults/postgres-server.mjs";
import { sleep } from "./faults/scene.mjs";
import { missingPackages, startProgram } from "./machines/programs.mjs";
import { call } from "./running-product.mjs";

export const name = "watching";

const deploy = join(import.meta.dirname, "../../deploy");
/** Milliseconds within which Prometheus, which looks once a second here, must have seen something. */
const SEEN_WITHIN = 60_000;
const TOKEN = "token-das-metricas-da-tortura-0123456789";

/** A real Prometheus with the files of `deploy` watches the product while things go wrong. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  const missing = missingPackages({ prometheus: "prometheus", promtool: "prometheus" });
  if (missing) return report.leaveOut("Prometheus", missing);
  const checks = await runCommand("promtool", ["check", "config", join(deploy, "prometheus.yml")], quiet);
  report.check("promtool accepts deploy/prometheus.yml and its alerts", checks.code === 0, lastLine(checks));
  const rules = await runCommand("promtool", ["test", "rules", join(deploy, "alerts.test.yml")], quiet);
  report.check("each alert fires for what it is for, and for nothing beside it", rules.code === 0);
  if (rules.code !== 0) report.note(rules.output);

  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("alerts of a running product", "not run: no PostgreSQL is installed");
  const folder = await mkdtemp(join(tmpdir(), "balcao-prometheus-"));
  const server = await startProduct({ DATABASE_URL: postgres.url, METRICS_TOKEN: TOKEN });
  /** @type {Awaited<ReturnType<typeof startProgram>> | undefined} */
  let prometheus;
  try {
    const port = await writeImpatientConfig(folder, server.port);
    prometheus = await startProgram("prometheus", [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]);
    await watch({ url: `http://127.0.0.1:${port}`, server, postgres, report });
  } finally {
    await prometheus?.stop();
    await server.stop();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const quiet = { isQuiet: true };
const lastLine = (/** @type {{ output: string }} */ { output }) => output.trim().split("\n").at(-1)?.trim();

/** The same files, but looking every second and without waiting before an alert. @param {string} folder @param {number} port */
async function writeImpatientConfig(folder, port) {
  await cp(join(deploy, "alerts.yml"), join(folder, "alerts.yml"));
  const edit = async (/** @type {string} */ file, /** @type {(text: string) => string} */ change) =>
    writeFile(join(folder, file), change(await readFile(join(deploy, file), "utf8")));
  await edit("alerts.yml", (text) => text.replaceAll(/for: \d+m/g, "for: 2s"));
  await edit("prometheus.yml", (text) =>
    text
      .replaceAll(/interval: 15s/g, "interval: 1s")
      .replace("127.0.0.1:3000", `127.0.0.1:${port}`)
      .replace("# authorization:", "authorization:")
      .replace("#   credentials_file: /etc/prometheus/balcao-token", `  credentials: ${TOKEN}`),
  );
  return freePort();
}

/**
 * @param {{ url: string, server: import("../../scripts/start-product.mjs").Product, postgres: import("./faults/postgres-server.mjs").Postgres, report: import("./report.mjs").Report }} scene
 */
async function watch({ url, server, postgres, report }) {
  const query = async (/** @type {string} */ expression) => {
    const { text } = await call(url, "GET", `/api/v1/query?query=${encodeURIComponent(expression)}`);
    const [first] = JSON.parse(text).data.result;
    return first ? Number(first.value[1]) : undefined;
  };
  const firing = async () => {
    const { text } = await call(url, "GET", "/api/v1/alerts");
    const alerts = /** @type {{ state: string, labels: { alertname: string } }[]} */ (
      JSON.parse(text).data.alerts
    );
    return alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
  };
  const sees = async (/** @type {string} */ what, /** @type {() => Promise<boolean>} */ isSeen) => {
    const startedAt = Date.now();
    let seen = false;
    while (!seen && Date.now() - startedAt < SEEN_WITHIN) {
      seen = await isSeen().catch(() => false);
      if (!seen) await sleep(250);
    }
    report.check(what, seen, `after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  await sees("Prometheus reads the product's metrics", async () => (await query("up")) === 1);
  for (let n = 0; n < 20; n++) await call(server.url, "GET", `/p/${n}`);
  await sees("calls are there under their pattern", async () => {
    return (await query('balcao_http_requests_total{route="/p/:token",status="404"}')) === 20;
  });
  report.check("no alert while all is well", (await firing()).length === 0);
  await postgres.stop("fast");
  await sees("a database that is stopped raises BalcaoSemBanco", async () =>
    (await firing()).includes("BalcaoSemBanco"),
  );
  await postgres.start();
  await sees("and that ends when it is back", async () => (await firing()).length === 0);
  await server.stop("SIGKILL");
  await sees("a server that is killed raises BalcaoFora", async () =>
    (await firing()).includes("BalcaoFora"),
  );
}
