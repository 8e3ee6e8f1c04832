import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../scripts/start-product.mjs";
import { startProgram, untilListening } from "./programs.mjs";

const deploy = join(import.meta.dirname, "../../../deploy");

/** HAProxy with the file of `deploy` in front of two databases. @param {string} folder @param {{ port: number, restPort: number }[]} nodes */
export async function startHaproxy(folder, nodes) {
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  const [one, two] = nodes;
  const text = (await readFile(join(deploy, "haproxy.cfg"), "utf8"))
    .replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`)
    .replace("10.0.0.1:5432 check port 8008", `127.0.0.1:${one?.port} check port ${one?.restPort}`)
    .replace("10.0.0.2:5432 check port 8008", `127.0.0.1:${two?.port} check port ${two?.restPort}`);
  await writeFile(file, text);
  const program = await startProgram("haproxy", ["-db", "-f", file], { cwd: folder });
  await untilListening(program, port);
  return { port, program };
}
