// `npm run bench:search`: how quick the searches stay in a large company: 1,000 ingredients, 300 drinks and
// 2,000 clients, in a browser slowed down to a quarter. Ends with 1 where a twentieth of the keys takes too long.
import { tsImport } from "tsx/esm/api";
import { step } from "../../../scripts/progress.mjs";
import { withBrowser } from "./browser.mjs";
import { fillCompany } from "./full-company.mjs";
import { timeTyping } from "./time-typing.mjs";

/** Until a key is answered by the next frame, and until the list that belongs to it is painted. */
const LIMITS_MS = { letter: 50, list: 150 };
const SLOWDOWN = 4;
/** Times that each text is typed: among twenty keys the slowest twentieth would be one key, which the machine may have delayed. */
const TIMES = 4;
const REFERENCE = "field without a list";
const WINDOWS = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } };

/** @param {string} file */
const fromSource = (file) => tsImport(file, import.meta.url);
const { registeredCompany } = await fromSource("../../../e2e/support/accounts.ts");
const { matchesSearch } = await fromSource("../../../src/shared/text/search.ts");
const { clientSearch } = await fromSource("../../../src/shared/clients/client-search.ts");
const { formatCount, formatNumber } = await fromSource("../../../src/shared/numbers/format.ts");

/** @typedef {import("./browser.mjs").Scene} Scene */

/** @param {string[]} args */
export const run = (args) =>
  withBrowser(args, async (scene) => {
    const { url } = scene.product;
    const { token } = await registeredCompany(url);
    const data = await step("Adding 1,000 ingredients, 300 drinks and 2,000 clients", () =>
      fillCompany((method, path, body) => callApi(token, method, url + path, body), scene.isSmoke),
    );
    const rows = await measure(scene, token, screensOf(data));
    console.table(rows);
    const slow = rows.filter(
      ({ screen, measures, "p95 (ms)": p95 }) => screen !== REFERENCE && p95 > LIMITS_MS[measures],
    );
    console.log("The field without a list shows what this machine takes, now, to draw a letter alone.");
    console.log(
      `Limits, with a CPU ${SLOWDOWN}× slower: 95% of the keys painted within ${LIMITS_MS.letter} ms, and the list that belongs to them within ${LIMITS_MS.list} ms.`,
    );
    console.log(slow.length === 0 ? "Within the limits." : `Above the limits: ${slow.length} rows.`);
    process.exitCode = slow.length === 0 || scene.isSmoke ? 0 : 1;
  });

/** @param {string} token @param {string} method @param {string} url @param {unknown} body */
async function callApi(token, method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * Texts to type on each screen, and the status line that each screen then shows.
 * @param {Record<"ingredients" | "drinks" | "clients", any[]>} data
 */
function screensOf({ ingredients, drinks, clients }) {
  const names = new Map(ingredients.map(({ id, name }) => [id, name]));
  const findClients = clientSearch(clients);
  /** @param {readonly any[]} found */
  const results = (found) => formatCount(found.length, "resultado", "resultados");
  /** @param {string} query */
  const stockStatus = (query) => {
    const all = formatCount(ingredients.length, "ingrediente", "ingredientes");
    const found = ingredients.filter(({ name }) => matchesSearch(query, name));
    return query ? `${formatNumber(found.length)} de ${all}` : all;
  };
  /** @param {string} query */
  const drinksStatus = (query) =>
    query &&
    results(
      drinks.filter(({ name, ingredients: lines }) =>
        matchesSearch(query, name, ...lines.map((/** @type {any} */ line) => names.get(line.ingredientId))),
      ),
    );
  /** @param {string} query */
  const clientsStatus = (query) => query && results(findClients(query));
  return [
    { path: "/estoque", texts: ["limao sic", "xarope 12", "vodka"], statusOf: stockStatus },
    { path: "/drinks", texts: ["caipi premium", "hortela", "gin ton"], statusOf: drinksStatus },
    { path: "/clientes", texts: ["joao silva", "11 98", "cliente12"], statusOf: clientsStatus },
  ];
}

/**
 * @param {Scene} scene
 * @param {string} token
 * @param {ReturnType<typeof screensOf>} screens
 */
async function measure({ browser, product, isSmoke }, token, screens) {
  /** @type {({ screen: string, window: string, measures: keyof typeof LIMITS_MS } & ReturnType<typeof summary>)[]} */
  const rows = [];
  for (const [width, viewport] of Object.entries(WINDOWS)) {
    const page = await browser.newPage({ viewport, locale: "pt-BR" });
    const devTools = await page.context().newCDPSession(page);
    await page.setContent('<main><input type="search" autofocus><p role="status"></p></main>');
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const { echo: bare } = await timeTyping(page, "referencia", () => "");
    rows.push({ screen: REFERENCE, window: width, measures: "letter", ...summary(bare) });
    await page.goto(`${product.url}/favicon.svg`);
    await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
    for (const { path, texts, statusOf } of screens) {
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.goto(`${product.url}${path}`);
      await page.getByRole("searchbox").click();
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      /** @type {{ echo: number[], list: number[] }} */
      const times = { echo: [], list: [] };
      const typed = isSmoke ? texts.slice(0, 1) : Array.from({ length: TIMES }, () => texts).flat();
      for (const text of typed) {
        const { echo, list } = await timeTyping(page, text, statusOf);
        times.echo.push(...echo);
        times.list.push(...list);
      }
      rows.push({ screen: path, window: width, measures: "letter", ...summary(times.echo) });
      rows.push({ screen: path, window: width, measures: "list", ...summary(times.list) });
    }
    await page.close();
  }
  return rows;
}

/** @param {number[]} times */
function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  /** @param {number} share */
  const at = (share) =>
    Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
  return { keys: times.length, "median (ms)": at(0.5), "p95 (ms)": at(0.95), "worst (ms)": at(1) };
}
