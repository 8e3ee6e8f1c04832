import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "vite";
import { startProduct } from "../../scripts/start-product.mjs";

const root = join(import.meta.dirname, "../..");
/** Within the project, where the database's package is found. */
const outDir = join(root, "dist/bench");

/**
 * The product on an existing data folder until `/readyz`, and a bare process that starts the same database by the same
 * steps until its first answer, in turn. Nothing else may have the folder open.
 * @param {string} dataDir
 * @param {number} repetitions
 */
export async function measureColdStart(dataDir, repetitions) {
  await buildBareStart();
  const whole = async () => {
    const product = await startProduct({ DATA_DIR: dataDir }, { pollMs: 5 });
    await product.stop();
    return product.startTook;
  };
  const sides = /** @type {const} */ (["product", "limit"]);
  const runs = { product: whole, limit: () => startBare(dataDir) };
  for (const side of sides) await runs[side]();
  const pairs = [];
  for (let turn = 0; turn < repetitions; turn++) {
    const measured = { product: 0, limit: 0 };
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) measured[side] = await runs[side]();
    pairs.push(measured);
  }
  return pairs;
}

const buildBareStart = () =>
  build({
    configFile: false,
    logLevel: "warn",
    root,
    build: {
      ssr: join(import.meta.dirname, "bare-start.ts"),
      outDir,
      target: "node20",
      copyPublicDir: false,
    },
    ssr: { noExternal: true, external: ["pg-native"] },
  });

/** @param {string} dataDir */
async function startBare(dataDir) {
  const { PATH = "", HOME = "" } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(outDir, "bare-start.js")], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [first] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  const ms = performance.now() - startedAt;
  if (!String(first).startsWith("ready")) throw new Error("The database without the product did not start.");
  child.kill("SIGTERM");
  await once(child, "exit");
  return ms;
}
