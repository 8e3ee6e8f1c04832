import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";

const PATIENCE = 60_000;
const root = join(import.meta.dirname, "../../..");

let built: Promise<unknown> | undefined;

/** Where a program of the server stands once built: as such it starts in a fifth of the time. */
export async function builtProgram(name: string): Promise<string> {
  built ??= promisify(execFile)(process.execPath, [join(root, "scripts/launch.mjs"), "build"]);
  await built;
  return join(root, "dist/server", name);
}

type Options = {
  program?: string;
  args?: string[];
  env: Record<string, string>;
  /** What must answer 200 before the test goes on. */
  until?: string;
};

/** A program of the server (`main.js` unless said otherwise) as a process of its own; ends with the test. */
export async function startServerProcess({
  program = "main.js",
  args = [],
  env,
  until = "/readyz",
}: Options) {
  const port = await findFreePort();
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const child = spawn(process.execPath, [await builtProgram(program), ...args], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: String(port),
      ADMIN_PASSWORD: "senha-do-admin",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (text) => (printed += text));
  child.stderr.on("data", (text) => (printed += text));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return exited;
  };
  onTestFinished(async () => void (await stop()));

  const url = `http://127.0.0.1:${port}`;
  async function call(method: string, path: string, token?: string, body?: unknown) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as never };
  }

  const isReady = () =>
    fetch(url + until).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + PATIENCE; !(await isReady()); ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No server:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, call, stop, exited, output: () => printed, pid: child.pid ?? 0 };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
