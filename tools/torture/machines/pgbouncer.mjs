import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/start-product.mjs";
import { NOBODY, startProgram, untilListening } from "./programs.mjs";

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
  await untilListening(program, port).catch(async (error) => {
    await stop();
    throw error;
  });
  const address = new URL(databaseUrl);
  address.port = String(port);
  return { url: address.href, port, output: program.output, stop };
}
