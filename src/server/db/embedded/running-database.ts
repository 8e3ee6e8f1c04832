import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { loopbackPassword } from "./loopback-address.ts";
import { DATABASE, LOGIN } from "./product-login.ts";
import { readLockFile } from "./running-postmaster.ts";
import { isAlive } from "./running-process.ts";

/** Connection to the database that a server on this data folder has open right now, if there is one. */
export async function runningDatabase(dataDir: string): Promise<ClientConfig | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (!folder) return undefined;
  const lock = await readLockFile(join(folder, "postgres"));
  if (lock?.state !== "ready" || !isAlive(lock.pid)) return undefined;
  const common = { port: lock.port, user: LOGIN, database: DATABASE };
  return process.platform === "win32"
    ? { ...common, host: "127.0.0.1", password: (await loopbackPassword(folder)).password }
    : { ...common, host: lock.socketFolder };
}
