import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/start-product.mjs";
import { sleep } from "../faults/scene.mjs";
import { startProgram } from "./programs.mjs";

/** pgbouncer refuses to run as root. */
const NOBODY = 65_534;
const UP_WITHIN = 10_000;

/**
 * A pgbouncer in front of a PostgreSQL on loopback, for every database of it.
 * @param {string} databaseUrl
 * @param {"session" | "transaction" | "statement"} mode
 * @param {string[]} [settings] further lines of its file
 */
export async function startPgbouncer(databaseUrl, mode, settings = []) {
  const { hostname, port: databasePort, username } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "balcao-pgbouncer-"));
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${databasePort} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    `pool_mode = ${mode}`,
    "default_pool_size = 60",
    "max_client_conn = 500",
    ...settings,
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY);
  const program = await startProgram("pgbouncer", [file], { cwd: folder, uid: NOBODY });
  const stop = async () => {
    await program.stop("SIGQUIT");
    await rm(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + UP_WITHIN; !(await listens(port)); await sleep(50)) {
    if (!program.hasEnded() && Date.now() < deadline) continue;
    await stop();
    throw new Error(`pgbouncer did not start:\n${program.output()}`);
  }
  const address = new URL(databaseUrl);
  address.port = String(port);
  return { url: address.href, port, output: program.output, stop };
}

/** @param {number} port @returns {Promise<boolean>} */
export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
