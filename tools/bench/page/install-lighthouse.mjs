import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runNpm } from "../../../scripts/child-process.mjs";
import { step } from "../../../scripts/progress.mjs";

const VERSION = "12.8.2";

/**
 * Lighthouse and the puppeteer that comes with it, in a folder of their own: with all they need they are no dependency
 * of the product. Says so in one line where they cannot be installed.
 */
export async function installLighthouse() {
  const folder = join(tmpdir(), `balcao-lighthouse-${VERSION}`);
  const modules = join(folder, "node_modules");
  const main = join(modules, "lighthouse/core/index.js");
  if (!existsSync(main)) {
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await step("Installing Lighthouse", () =>
      runNpm([...args, `lighthouse@${VERSION}`], { isQuiet: true }),
    );
    if (code !== 0) {
      const reason = output.trim().split("\n").at(-1);
      console.log(`Lighthouse ${VERSION} cannot be installed here, nothing is audited: ${reason}`);
      process.exitCode = 1;
      return undefined;
    }
  }
  const puppeteerMain = join(modules, "puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all(
    [main, puppeteerMain].map((file) => import(pathToFileURL(file).href)),
  );
  return { lighthouse, puppeteer, version: VERSION };
}
