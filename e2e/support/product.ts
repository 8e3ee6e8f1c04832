import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { untilReady } from "../../scripts/until-ready.mjs";

export const ADMIN = { email: "admin@balcao.local", password: "senha-do-admin" };

export type Product = {
  url: string;
  dataDir: string;
  /** Everything printed so far. */
  output: () => string;
  stop: () => Promise<number | null>;
};

const dataDirs = new Map<string, string>();

/** Where the product at this address keeps its data, while it runs. */
export function dataDirOf(url: string): string {
  const dataDir = dataDirs.get(url);
  if (!dataDir) throw new Error(`No product runs at ${url}`);
  return dataDir;
}

/** Starts the built product as its users do, on a port and a data folder of its own. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-e2e-"));
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  };
  return whenReady(runProduct(variables), port, dataDir);
}

/** The same with the demo company in it, as `npm run demo` makes it: in the folder it is started in. */
export async function startDemo(): Promise<Product> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "balcao-e2e-demo-"));
  return whenReady(runProduct({ PORT: String(port) }, "demo.js", folder), port, folder);
}

async function whenReady(
  { child, output, exited }: ReturnType<typeof runProduct>,
  port: number,
  dataDir: string,
): Promise<Product> {
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await exited;
    dataDirs.delete(url);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(url, { hasEnded: () => child.exitCode !== null, output });
  } catch (error) {
    await stop();
    throw error;
  }
  dataDirs.set(url, dataDir);
  return { url, dataDir, output, stop };
}

/** The built server with just these variables; ends when it ends. */
export function runProduct(environment: Record<string, string>, program = "main.js", cwd = ".") {
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    ["--enable-source-maps", resolve("dist/server", program)],
    {
      cwd,
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => printed, exited };
}
