import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./child-process.mjs";
import { fingerprint, isStamped } from "./fingerprint.mjs";
import { step } from "./progress.mjs";

const stampFile = join(import.meta.dirname, "../node_modules/.installed-lock");

/** Installs what the lock file names, unless just that is installed already. */
export async function ensureInstalled() {
  const wanted = `${fingerprint(["package-lock.json"])} ${process.platform} ${process.arch} ${process.versions.modules}`;
  if (isStamped(stampFile, wanted)) return;
  await step("Instalando as dependências (só na primeira vez ou quando mudam)", async () => {
    // The page is built here, so the development packages are needed in production too.
    const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await runNpm(args, { isQuiet: true });
    if (code !== 0) throw new Error(`${output}\nAs dependências não puderam ser instaladas (veja acima).`);
    writeFileSync(stampFile, wanted);
  });
}
