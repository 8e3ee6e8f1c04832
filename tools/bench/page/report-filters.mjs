// `npm run bench:reports`: how quick the reports answer a filter over 5,000 events and 5,000 receipts, in a browser slowed down to a quarter. Events,
// stock and receipts are generated and put in place of the answers of the API: what is measured is the page alone, and 5,000
// calls would take minutes. Ends with 1 where a twentieth of the changes takes too long.
import { tsImport } from "tsx/esm/api";
import { step } from "../../../scripts/progress.mjs";
import { withBrowser } from "./browser.mjs";
import { fullHistory } from "./full-history.mjs";
import { watchNextChange } from "./watch-next-change.mjs";

const LIMIT_MS = 150;
const SLOWDOWN = 4;
const ROUNDS = 5;
const REFERENCE = "field without a report";
const ALL = "all";
const TIME_ZONE = "America/Sao_Paulo";
const WINDOWS = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } };
/** Field and what is chosen in it; each finds or lists another number of events than the one before. */
const CHANGES = /** @type {const} */ ([
  ["Período", "ano"],
  ["Tipo de evento", "casamento"],
  ["Status", "confirmado"],
  ["Tipo de evento", "todos"],
  ["Período", "semestre"],
  ["Status", "todos"],
  ["Período", "trimestre"],
  ["Período", "ano"],
  ["Receita", "recebimento"],
  ["Período", "semestre"],
  ["Receita", "evento"],
  ["Período", "mes"],
]);

process.env.TZ = TIME_ZONE;
/** @param {string} file */
const fromSource = (file) => tsImport(file, import.meta.url);
const { registeredCompany } = await fromSource("../../../e2e/support/accounts.ts");
const { reportOn } = await fromSource("../../../src/shared/reports/company-report.ts");
const { receiptsOf } = await fromSource("../../../src/shared/reports/receipts.ts");
const { DEFAULT_FILTERS } = await fromSource("../../../src/shared/reports/report-filters.ts");
const { formatCount, formatNumber } = await fromSource("../../../src/shared/numbers/format.ts");

const now = new Date();
const history = fullHistory(now);
const stock = new Map(history.ingredients.map((one) => [one.id, one]));
const reportFor = reportOn(history.events, stock, TIME_ZONE);
const receipts = receiptsOf(history.events, history.payments, TIME_ZONE);

/** @param {string[]} args */
export const run = (args) =>
  withBrowser(args, async (scene) => {
    const { token } = await registeredCompany(scene.product.url);
    const rows = [];
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      rows.push(...(await measure(scene, token, name, viewport)));
    }
    console.table(rows);
    const slow = rows.filter((row) => row.change === ALL && row["p95 (ms)"] > LIMIT_MS);
    console.log(
      "From the choice until the last change is painted in the whole window: count, figures, chart.",
    );
    console.log("Whole: until the list at the end of the report, below the window, belongs to them.");
    console.log("CPU: the page's work for all of it, slowed down (median).");
    console.log("The field without a report shows what this machine takes, now, to paint a choice alone.");
    console.log(`Limit: 95% of the changes within ${LIMIT_MS} ms, with a CPU ${SLOWDOWN}× slower.`);
    console.log(slow.length === 0 ? "Within the limit." : `Above the limit: ${slow.length} rows.`);
    process.exitCode = slow.length === 0 || scene.isSmoke ? 0 : 1;
  });

/**
 * @param {import("./browser.mjs").Scene} scene
 * @param {string} token
 * @param {string} window
 * @param {{ width: number, height: number }} viewport
 */
async function measure({ browser, product, isSmoke }, token, window, viewport) {
  const page = await browser.newPage({ viewport, locale: "pt-BR", timezoneId: TIME_ZONE });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.route("**/api/events", (route) => route.fulfill({ json: history.events }));
  await page.route("**/api/ingredients", (route) => route.fulfill({ json: history.ingredients }));
  await page.route("**/api/payments", (route) => route.fulfill({ json: history.payments }));
  await page.goto(`${product.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${product.url}/relatorios`);
  await page.getByText(/eventos encontrados$/).waitFor();
  const panel = page.getByRole("button", { name: "Filtros", exact: true });
  if (await panel.isVisible()) await panel.click();
  /** Seconds the page's main thread has worked. */
  const work = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  await step(`${window} window: waiting until the page is idle`, () => untilIdle(page, work));
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  /** @type {Map<string, Measured>} */
  const measured = new Map([[ALL, { inSight: [], whole: [], work: [] }]]);
  let filters = DEFAULT_FILTERS;
  const changes = isSmoke ? CHANGES.slice(0, 3) : Array.from({ length: ROUNDS }, () => CHANGES).flat();
  for (const [field, value] of changes) {
    filters = { ...filters, ...changed(field, value) };
    const { view, found, total, events } = reportFor(filters, now, receipts);
    const counted =
      view === "recebimento"
        ? formatCount(events.length, "evento", "eventos")
        : formatCount(events.length, "evento confirmado", "eventos confirmados");
    const status = `${formatNumber(found)} de ${formatNumber(total)} eventos encontrados`;
    const { inSight, whole, cpu } = await timeChange(page, work, { field, value, status, counted });
    const key = `${field}: ${value} (${formatNumber(found)})`;
    const own = measured.get(key) ?? { inSight: [], whole: [], work: [] };
    measured.set(key, own);
    for (const one of [own, measured.get(ALL)]) {
      one?.inSight.push(inSight);
      one?.whole.push(whole);
      one?.work.push(cpu);
    }
    await page.waitForTimeout(300);
  }
  await page.goto("about:blank");
  await page.setContent(
    `<main><label for="c">Campo</label><select id="c" onchange="document.querySelector('span').textContent = this.value"><option>a<option>b</select><p role="status"><span></span></p></main>`,
  );
  /** @type {Measured} */
  const bare = { inSight: [], whole: [], work: [] };
  for (const value of ["b", "a", "b", "a", "b"]) {
    const { inSight, whole, cpu } = await timeChange(page, work, {
      field: "Campo",
      value,
      status: value,
      counted: value,
    });
    bare.inSight.push(inSight);
    bare.whole.push(whole);
    bare.work.push(cpu);
  }
  await page.close();
  return [...measured, /** @type {const} */ ([REFERENCE, bare])].map(
    ([change, { inSight, whole, work }]) => ({
      window,
      change,
      times: inSight.length,
      "median (ms)": at(inSight, 0.5),
      "p95 (ms)": at(inSight, 0.95),
      "worst (ms)": at(inSight, 1),
      "whole (ms)": at(whole, 0.5),
      "whole, p95 (ms)": at(whole, 0.95),
      "CPU (ms)": at(work, 0.5),
    }),
  );
}

/** @typedef {{ inSight: number[], whole: number[], work: number[] }} Measured */

/**
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<number>} work
 * @param {{ field: string, value: string, status: string, counted: string }} change
 */
async function timeChange(page, work, { field, value, status, counted }) {
  const before = await work();
  await page.evaluate(watchNextChange, [status, counted]);
  await page.getByLabel(field, { exact: true }).selectOption(value);
  const { inSight, whole } = await page.evaluate(() => /** @type {any} */ (window).timesOfChange);
  return { inSight, whole, cpu: ((await work()) - before) * 1000 };
}

/** @param {string} field @param {string} value */
function changed(field, value) {
  const chosen = value === "todos" ? "" : value;
  if (field === "Período") return { period: value };
  if (field === "Receita") return { view: value };
  return field === "Status" ? { status: chosen } : { type: chosen };
}

/** Until the page has next to nothing to do any more. @param {import("@playwright/test").Page} page @param {() => Promise<number>} work */
async function untilIdle(page, work) {
  let before = await work();
  for (;;) {
    await page.waitForTimeout(1000);
    const after = await work();
    if (after - before < 0.02) return;
    before = after;
  }
}

/** @param {number[]} values @param {number} share */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
}
