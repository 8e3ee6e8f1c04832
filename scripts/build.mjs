import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./child-process.mjs";
import { compressFiles } from "./compress-files.mjs";
import { fingerprint, isStamped } from "./fingerprint.mjs";
import { ensureInstalled, ensureWritable } from "./install.mjs";
import { withLockFile } from "./lock-file.mjs";
import { step, text } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "dist/.built-from");
/** Outside `dist`, which each build clears. */
const lockFile = join(root, "node_modules/.balcao-build");
const SOURCES = [
  "scripts/build.mjs",
  "scripts/commands.mjs",
  "scripts/compress-files.mjs",
  "src",
  "public",
  "index.html",
  "team.html",
  "vite.config.ts",
  "vite.team.config.ts",
  "vite.server.config.ts",
  "package.json",
  "package-lock.json",
];
const RESULTS = [
  "dist/web/index.html",
  "dist/web/team.html",
  "dist/server/start.js",
  "dist/server/migrations",
];
/** @param {string} path */
const isSource = (path) => !/\.test\.tsx?$/.test(path);

/**
 * True if page and server are built from just these sources.
 * @param {string} wanted
 */
const isBuiltFrom = (wanted) =>
  isStamped(stampFile, wanted) && RESULTS.every((path) => existsSync(join(root, path)));

/** Builds page and server, unless they are built from just these sources already. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES, isSource);
  if (isBuiltFrom(wanted)) return;
  ensureWritable();
  await step(text("Building Balcão", "Construindo o Balcão"), () =>
    withLockFile(lockFile, async () => {
      // Whoever had the turn before may have built just this.
      if (!isBuiltFrom(wanted)) await build(wanted);
    }),
  );
}

/** Installs and builds what the server's programs need; where they are built already, only the runtime packages. */
export async function ensureRunnable() {
  process.chdir(root);
  await ensureInstalled({ isBuilt: isBuiltFrom(fingerprint(SOURCES, isSource)) });
  await ensureBuilt();
}

/** @param {string} fingerprint */
async function build(fingerprint) {
  rmSync(stampFile, { force: true });
  await vite("vite.config.ts");
  await vite("vite.team.config.ts");
  compressFiles(join(root, "dist/web"));
  await vite("vite.server.config.ts");
  cpSync(join(root, "src/server/db/migrations"), join(root, "dist/server/migrations"), { recursive: true });
  cpSync(join(root, "src/server/proposals/logo/fonts.conf"), join(root, "dist/server/fonts.conf"));
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

/**
 * Runs Vite in a process of its own, so that its memory does not stay with the server. NODE_ENV is fixed: under a test
 * runner Vite would build a development page otherwise.
 * @param {string} config
 */
async function vite(config) {
  const binary = join(root, "node_modules/vite/bin/vite.js");
  const args = [binary, "build", "--config", join(root, config), "--logLevel", "warn"];
  const { code, output } = await runCommand(process.execPath, args, {
    isQuiet: true,
    env: { NODE_ENV: "production" },
  });
  const problem = text(
    "Balcão could not be built (see above).",
    "O Balcão não pôde ser construído (veja acima).",
  );
  if (code !== 0) throw new Error(`${output}\n${problem}`);
}

export async function run() {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
}
