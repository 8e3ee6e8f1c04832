import { chromium } from "@playwright/test";
import { tsImport } from "tsx/esm/api";
import { run as build } from "../../../scripts/build.mjs";
import { findChromium } from "../../../scripts/find-chromium.mjs";
import { startProduct } from "../../../scripts/start-product.mjs";

/** @typedef {{ product: import("../../../scripts/start-product.mjs").Product, browser: import("@playwright/test").Browser, isSmoke: boolean }} Scene `isSmoke`: only to see whether the bench runs */

/**
 * Builds and starts the product on an empty database, opens a browser beside it, and closes both after the work.
 * @param {string[]} args of the command
 * @param {(scene: Scene) => Promise<void>} work
 */
export async function withBrowser(args, work) {
  await build();
  const { default: config } = await tsImport("../../../playwright.config.ts", import.meta.url);
  const executablePath = await findChromium();
  const product = await startProduct();
  try {
    const browser = await chromium.launch({ ...config.use.launchOptions, executablePath });
    await work({ product, browser, isSmoke: args.includes("--smoke") }).finally(() => browser.close());
  } finally {
    await product.stop();
  }
}
