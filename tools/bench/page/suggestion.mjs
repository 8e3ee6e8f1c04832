// `npm run bench:suggestion`: how long a page goes through 1,000 past events, in slices between which it answers, and
// then suggests counts from them, in a browser slowed down to a quarter. Ends with 1 where a twentieth of the
// suggestions takes too long.
import { build } from "vite";
import { median } from "../result-lines.mjs";
import { withBrowser } from "./browser.mjs";

const LIMIT_MS = 50;
const SLOWDOWN = 4;
const RUNS = 40;
const EVENTS = 1000;

/** @param {string[]} args */
export const run = (args) =>
  withBrowser(args, async ({ browser, product, isSmoke }) => {
    const page = await browser.newPage({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" });
    // A page of the product without its code: its policy allows no other scripts, so this one is evaluated.
    await page.goto(`${product.url}/favicon.svg`);
    await page.evaluate(await bundled());
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const times = await page.evaluate(
      ([runs, events]) => /** @type {any} */ (globalThis).suggestions.timeSuggestions(runs, events),
      [isSmoke ? 2 : RUNS, EVENTS],
    );
    const p95 = slowest(times.suggest);
    console.log(`Going through ${EVENTS} events, in slices of 8 ms: ${figures(times.learn)} in all.`);
    console.log(`Suggesting counts from them: ${figures(times.suggest)}.`);
    console.log(`Comparing one of them with a plan by the others: ${figures(times.compareOne)}.`);
    console.log(`Limit: 95 % of the suggestions within ${LIMIT_MS} ms, with a CPU ${SLOWDOWN}× slower.`);
    console.log(p95 <= LIMIT_MS ? "Within the limit." : "Above the limit.");
    process.exitCode = p95 <= LIMIT_MS || isSmoke ? 0 : 1;
  });

/** @param {number[]} times */
const slowest = (times) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? NaN;

/** @param {number[]} times */
const figures = (times) => `first ${ms(times[0])}, median ${ms(median(times))}, 95 % ${ms(slowest(times))}`;

/** @param {number | undefined} time */
const ms = (time) => `${(time ?? NaN).toFixed(1)} ms`;

/** The product's own functions, as a script that puts them into the page. */
async function bundled() {
  const entry = new URL("suggestion-times.ts", import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, name: "suggestions", formats: ["iife"], fileName: "suggestions" } },
  });
  const [library] = /** @type {{ output: { code: string }[] }[]} */ (built);
  return `${library?.output[0]?.code}; globalThis.suggestions = suggestions;`;
}
