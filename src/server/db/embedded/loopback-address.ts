import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

/** Password for loopback connections, made once and stored beside the cluster, which knows only its hash. */
export async function loopbackPassword(dataDir: string) {
  const file = join(dataDir, "postgres-password");
  await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return { file, password: await readFile(file, "utf8") };
}

export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
