import { join } from "node:path";
import { freePort } from "../../../scripts/start-product.mjs";
import { NOBODY, startProgram, untilListening } from "./programs.mjs";

/** The store in which Patroni says who is the primary. @param {string} folder */
export async function startEtcd(folder) {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = join(folder, "etcd");
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const options = {
    name: "one",
    "data-dir": data,
    "enable-v2": "true",
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `one=${peer}`,
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  /** @type {Record<string, string>} */
  const env = process.arch === "arm64" ? { ETCD_UNSUPPORTED_ARCH: "arm64" } : {};
  const program = await startProgram("etcd", args, { cwd: folder, uid: NOBODY, env });
  await untilListening(program, port);
  return { port, program };
}
