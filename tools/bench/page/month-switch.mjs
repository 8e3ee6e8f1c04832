// `npm run bench:month`: how quick the month of events is changed with 1,000 events, seven on each day, in a browser slowed
// down to a quarter. The events are put in place of the API's answer. Ends with 1 where a twentieth of the changes takes
// too long.
import { tsImport } from "tsx/esm/api";
import { withBrowser } from "./browser.mjs";
import { fullHistory } from "./full-history.mjs";

const LIMIT_MS = 100;
const SLOWDOWN = 4;
const EVENTS = 1_000;
/** Months back, and forward again. */
const MONTHS = 4;
const ROUNDS = 4;
const WINDOWS = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } };

/** @param {string} file */
const fromSource = (file) => tsImport(file, import.meta.url);
const { registeredCompany } = await fromSource("../../../e2e/support/accounts.ts");
const { addMonths, monthTitle } = await fromSource("../../../src/shared/calendar/month.ts");
const { dayIn } = await fromSource("../../../src/shared/time/clock.ts");

const TIME_ZONE = "America/Sao_Paulo";
const now = new Date();
const events = fullHistory(now).events.slice(0, EVENTS);
const present = dayIn(now, TIME_ZONE).slice(0, 7);

/** @param {string[]} args */
export const run = (args) =>
  withBrowser(args, async (scene) => {
    const { token } = await registeredCompany(scene.product.url);
    const rows = [];
    for (const [window, viewport] of Object.entries(WINDOWS)) {
      for (const [way, times] of await measure(scene, token, viewport)) {
        rows.push({
          window,
          way,
          times: times.length,
          "p95 (ms)": at(times, 0.95),
          "median (ms)": at(times, 0.5),
        });
      }
    }
    console.table(rows);
    const slow = rows.filter((row) => row["p95 (ms)"] > LIMIT_MS);
    console.log("From the click or the key until the other month is painted.");
    console.log(`Limit: 95% of the changes within ${LIMIT_MS} ms, with a CPU ${SLOWDOWN}× slower.`);
    console.log(slow.length === 0 ? "Within the limit." : `Above the limit: ${slow.length} rows.`);
    process.exitCode = slow.length === 0 || scene.isSmoke ? 0 : 1;
  });

/**
 * @param {import("./browser.mjs").Scene} scene
 * @param {string} token
 * @param {{ width: number, height: number }} viewport
 */
async function measure({ browser, product, isSmoke }, token, viewport) {
  const page = await browser.newPage({ viewport, locale: "pt-BR", timezoneId: TIME_ZONE });
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await page.goto(`${product.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${product.url}/eventos?vista=mes`);
  await page.getByRole("grid").waitFor();
  await page.waitForLoadState("networkidle");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const back = Array.from({ length: MONTHS }, (_, n) => -1 - n);
  const path = [...back, ...back.map((months) => -MONTHS - months)];
  const ways = {
    button: (/** @type {boolean} */ isBack) =>
      page.getByRole("button", { name: isBack ? "Mês anterior" : "Próximo mês" }).click(),
    key: async (/** @type {boolean} */ isBack) => {
      await page.locator("[role=gridcell][tabindex='0']").focus();
      await page.keyboard.press(isBack ? "PageUp" : "PageDown");
    },
  };
  /** @type {[string, number[]][]} */
  const measured = [];
  for (const [way, change] of Object.entries(ways)) {
    const times = [];
    for (let round = 0; round < (isSmoke ? 1 : ROUNDS); round++) {
      let shown = 0;
      for (const months of path) {
        await page.evaluate(watchMonth, monthTitle(addMonths(present, months)));
        await change(months < shown);
        times.push(await page.evaluate(() => /** @type {any} */ (window).timeOfMonth));
        shown = months;
        await page.waitForTimeout(400);
      }
    }
    measured.push([way, times]);
  }
  await page.close();
  return measured;
}

/** Runs in the page: from the browser's own stamp until the frame after the one with this month. @param {string} title */
function watchMonth(title) {
  /** @type {any} */ (window).timeOfMonth = new Promise((resolve) => {
    let from = NaN;
    const start = (/** @type {Event} */ event) => {
      from = event.timeStamp;
    };
    for (const kind of ["click", "keydown"]) {
      window.addEventListener(kind, start, { capture: true, once: true });
    }
    const observer = new MutationObserver(() => {
      if (!Array.from(document.querySelectorAll("h2")).some(({ textContent }) => textContent === title))
        return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** @param {number[]} values @param {number} share */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
}
