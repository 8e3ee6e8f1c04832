import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./child-process.mjs";
import { fingerprint, isStamped } from "./fingerprint.mjs";
import { step } from "./progress.mjs";

const stampFile = join(import.meta.dirname, "../node_modules/.installed-lock");

/**
 * Installs what the lock file names, unless just that is installed already. The page is built with the development
 * packages; where it is built already, those that run the server are enough.
 * @param {{ isBuilt?: boolean }} [state]
 */
export async function ensureInstalled({ isBuilt = false } = {}) {
  const all = `${fingerprint(["package-lock.json"])} ${process.platform} ${process.arch} ${process.versions.modules}`;
  const toRun = `${all} runtime`;
  if (isStamped(stampFile, all) || (isBuilt && isStamped(stampFile, toRun))) return;
  await step("Instalando as dependências (só na primeira vez ou quando mudam)", async () => {
    const dev = isBuilt ? "--omit=dev" : "--include=dev";
    const args = ["ci", dev, "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await runNpm(args, { isQuiet: true });
    if (code !== 0) throw new Error(`${output}\nAs dependências não puderam ser instaladas (veja acima).`);
    writeFileSync(stampFile, isBuilt ? toRun : all);
  });
}
