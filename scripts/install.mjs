import { accessSync, constants, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./child-process.mjs";
import { fingerprint, isStamped } from "./fingerprint.mjs";
import { step, text } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "node_modules/.installed-lock");

/** One more try a moment later: without a network npm would go on for minutes. */
const PATIENCE = ["--fetch-retries=1", "--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=5000"];

/** The reason of a failed installation in one sentence. @param {string} output what npm printed */
export function installProblem(output) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) return noRightToWrite();
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(output))
    return text(
      "No access to the package registry: check the network or its proxy and start again.",
      "Sem acesso ao registro de pacotes: confira a rede ou o proxy e inicie de novo.",
    );
  return text(
    "The dependencies could not be installed (see above).",
    "As dependências não puderam ser instaladas (veja acima).",
  );
}

const noRightToWrite = () =>
  text(
    `No permission to write in ${root}: start as the user it belongs to.`,
    `Sem permissão para escrever em ${root}: inicie com o usuário dono da pasta.`,
  );

/** Ends with one sentence where nothing can be installed or built. */
export function ensureWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(noRightToWrite());
  }
}

/**
 * Installs the packages of the lock file, unless just these are installed already. Development packages are needed only
 * to build the page.
 * @param {{ isBuilt?: boolean }} [state]
 */
export async function ensureInstalled({ isBuilt = false } = {}) {
  const all = `${fingerprint(["package-lock.json"])} ${process.platform} ${process.arch} ${process.versions.modules}`;
  const toRun = `${all} runtime`;
  if (isStamped(stampFile, all) || (isBuilt && isStamped(stampFile, toRun))) return;
  ensureWritable();
  const what = text(
    "Installing the dependencies (only the first time or when they change)",
    "Instalando as dependências (só na primeira vez ou quando mudam)",
  );
  await step(what, async () => {
    const dev = isBuilt ? "--omit=dev" : "--include=dev";
    const args = [
      "ci",
      dev,
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      ...PATIENCE,
    ];
    const { code, output } = await runNpm(args, { isQuiet: true });
    if (code !== 0) throw new Error(`${output}\n${installProblem(output)}`);
    writeFileSync(stampFile, isBuilt ? toRun : all);
  });
}
