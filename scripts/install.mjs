import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./child-process.mjs";
import { fingerprint, isStamped } from "./fingerprint.mjs";
import { step, text } from "./progress.mjs";

const stampFile = join(import.meta.dirname, "../node_modules/.installed-lock");

/**
 * Installs the packages of the lock file, unless just these are installed already. Development packages are needed only
 * to build the page.
 * @param {{ isBuilt?: boolean }} [state]
 */
export async function ensureInstalled({ isBuilt = false } = {}) {
  const all = `${fingerprint(["package-lock.json"])} ${process.platform} ${process.arch} ${process.versions.modules}`;
  const toRun = `${all} runtime`;
  if (isStamped(stampFile, all) || (isBuilt && isStamped(stampFile, toRun))) return;
  const what = text(
    "Installing the dependencies (only the first time or when they change)",
    "Instalando as dependências (só na primeira vez ou quando mudam)",
  );
  await step(what, async () => {
    const dev = isBuilt ? "--omit=dev" : "--include=dev";
    const args = ["ci", dev, "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await runNpm(args, { isQuiet: true });
    const problem = text(
      "The dependencies could not be installed (see above).",
      "As dependências não puderam ser instaladas (veja acima).",
    );
    if (code !== 0) throw new Error(`${output}\n${problem}`);
    writeFileSync(stampFile, isBuilt ? toRun : all);
  });
}
