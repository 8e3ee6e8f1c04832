import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { startProduct } from "../../../scripts/start-product.mjs";

const root = join(import.meta.dirname, "../../..");

let built: Promise<unknown> | undefined;

/** The path of a built program of the server: built, it starts five times as fast as from its sources. */
export async function builtProgram(name: string): Promise<string> {
  built ??= promisify(execFile)(process.execPath, [join(root, "scripts/launch.mjs"), "build"]);
  await built;
  return join(root, "dist/server", `${name}.js`);
}

type Options = {
  program?: string;
  args?: string[];
  env: Record<string, string>;
  /** The path that must answer 200 before the test goes on. */
  until?: string;
};

/** Starts the product, or another program of the server, as a process that ends with the test. */
export async function startServerProcess({ program = "start", args = [], env, until = "/readyz" }: Options) {
  await builtProgram(program);
  const product = await startProduct(env, { program, args, readyPath: until });
  onTestFinished(async () => void (await product.stop()));
  async function call(method: string, path: string, token?: string, body?: unknown) {
    const response = await fetch(`${product.url}${path}`, {
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
  return { ...product, call, pid: product.child.pid ?? 0 };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
