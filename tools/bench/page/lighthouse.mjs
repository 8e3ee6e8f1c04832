// `npm run bench:lighthouse`: audits the demo's pages with Lighthouse as a phone, each as the first visit of a new browser,
// signed in before the audit. Arguments name the pages (`-- /empresa /eventos`); `--smoke` audits one page once.

import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { run as build } from "../../../scripts/build.mjs";
import { signInToDemo } from "../../../scripts/demo-login.mjs";
import { findChromium } from "../../../scripts/find-chromium.mjs";
import { step } from "../../../scripts/progress.mjs";
import { startProduct } from "../../../scripts/start-product.mjs";
import { median } from "../result-lines.mjs";
import { circumstances, writeSection } from "../results-page.mjs";
import { installLighthouse } from "./install-lighthouse.mjs";

/** Each figure is the median of so many audits. */
const TURNS = 3;
/** A new Chromium loads pages of its own for about two seconds, which would count as the audited page's work. */
const SETTLED_MS = 3000;
const AIMS = { performance: 92, accessibility: 100, bestPractices: 100, shift: 0.02 };
const LOGIN = "/login";
const PATHS = [
  "/",
  "/eventos",
  "/estoque",
  "/drinks",
  "/clientes",
  "/recebimentos",
  "/compras",
  "/relatorios",
  "/empresa",
  "/conta",
];
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--lang=pt-BR"];

/**
 * @typedef {{ score: number | null, numericValue?: number, title: string, id: string, scoreDisplayMode: string,
 *   details?: { items?: Record<string, unknown>[] } }} Audit
 * @typedef {{ audits: Record<string, Audit>, categories: Record<string, { score: number, auditRefs: { id: string }[] }> }} Report
 */

/** @param {string[]} args */
export async function run(args) {
  const lighthouse = await installLighthouse();
  if (!lighthouse) return;
  await build();
  const executablePath = await findChromium();
  const isSmoke = args.includes("--smoke");
  const named = args.filter((arg) => arg.startsWith("/"));
  const demo = await step("Starting the demo company", () =>
    startProduct({ ADMIN_PASSWORD: "" }, { program: "demo" }),
  );
  try {
    const token = await signInToDemo(demo.url);
    const all = [LOGIN, ...PATHS, await eventPath(demo.url, token)];
    const paths = isSmoke ? [LOGIN] : named.length > 0 ? named : all;
    /** @type {Map<string, Report[]>} */
    const reports = new Map(paths.map((path) => [path, []]));
    for (let turn = 1; turn <= (isSmoke ? 1 : TURNS); turn++)
      await step(`Auditing ${paths.length} pages, turn ${turn}`, async () => {
        for (const path of paths) {
          const page = { url: demo.url, path, token: path === LOGIN ? undefined : token };
          reports.get(path)?.push(await audit(lighthouse, executablePath, page));
        }
      });
    const load = loadavg()
      .map((value) => value.toFixed(1))
      .join(", ");
    const table = [...reports].map(([path, turns]) => row(nameOf(path), turns));
    const page = [
      ...HEAD,
      ...table,
      "",
      ...[...reports].flatMap(([path, turns]) => findings(nameOf(path), turns)),
    ];
    console.log(`Load average: ${load}\n${page.join("\n")}`);
    const setting = `Lighthouse ${lighthouse.version}, mobile, median of ${TURNS}; load average ${load}`;
    if (paths === all)
      writeSection("Lighthouse", `${circumstances(setting)}\n\n${page.join("\n").trimEnd()}`);
  } finally {
    await demo.stop();
  }
}

/** @param {string} url @param {string} token */
async function eventPath(url, token) {
  const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  /** @type {{ id: number, name: string }[]} */
  const events = await answer.json();
  const wedding = events.find(({ name }) => name.includes("Fernanda")) ?? events[0];
  return `/eventos/${wedding?.id}`;
}

/** @param {string} path */
const nameOf = (path) => path.replace(/\/\d+$/, "/…");

/**
 * @param {NonNullable<Awaited<ReturnType<typeof installLighthouse>>>} lighthouse
 * @param {string} executablePath
 * @param {{ url: string, path: string, token: string | undefined }} page
 * @returns {Promise<Report>}
 */
async function audit({ lighthouse, puppeteer }, executablePath, { url, path, token }) {
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    if (token) {
      // A file of the same origin: no page of the product has run before the audit.
      await page.goto(`${url}/favicon.svg`);
      await page.evaluate((/** @type {string} */ value) => localStorage.setItem("auth_token", value), token);
    }
    await setTimeout(SETTLED_MS);
    const categories = { onlyCategories: ["performance", "accessibility", "best-practices"] };
    const result = await lighthouse(
      url + path,
      { ...categories, disableStorageReset: true, logLevel: "error" },
      undefined,
      page,
    );
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const HEAD = [
  "| page | performance | accessibility | best practices | largest paint | blocking | layout shift |",
  "|---|---|---|---|---|---|---|",
];

/** @param {string} path @param {Report[]} turns */
function row(path, turns) {
  /** @param {string} category */
  const score = (category) =>
    Math.round(median(turns.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  /** @param {string} id */
  const value = (id) => median(turns.map(({ audits }) => audits[id]?.numericValue ?? 0));
  /** @param {boolean} isMet @param {string | number} text */
  const marked = (isMet, text) => (isMet ? `${text}` : `**${text}**`);
  const [performance, accessibility, bestPractices] = ["performance", "accessibility", "best-practices"].map(
    score,
  );
  const shift = value("cumulative-layout-shift");
  return `| ${[
    path,
    marked((performance ?? 0) >= AIMS.performance, performance ?? 0),
    marked(accessibility === AIMS.accessibility, accessibility ?? 0),
    marked(bestPractices === AIMS.bestPractices, bestPractices ?? 0),
    `${(value("largest-contentful-paint") / 1000).toFixed(1)} s`,
    `${Math.round(value("total-blocking-time"))} ms`,
    marked(shift <= AIMS.shift, shift.toFixed(3)),
  ].join(" | ")} |`;
}

/** What was found outside performance, and what moved: a line each. @param {string} path @param {Report[]} turns */
function findings(path, turns) {
  const [last] = turns.slice(-1);
  if (!last) return [];
  const ids = ["accessibility", "best-practices"].flatMap(
    (category) => last.categories[category]?.auditRefs.map(({ id }) => id) ?? [],
  );
  const failed = ids
    .map((id) => last.audits[id])
    .filter((one) => one?.scoreDisplayMode === "binary" && one.score !== 1)
    .map((one) => `- ${path}: ${one?.title}: ${whereOf(one)}`);
  const shift = last.audits["cumulative-layout-shift"]?.numericValue ?? 0;
  const moved = shift > AIMS.shift ? [`- ${path}: moved: ${whereOf(last.audits["layout-shifts"])}`] : [];
  return [...failed, ...moved];
}

/** @param {Audit | undefined} audit */
function whereOf(audit) {
  const items = audit?.details?.items ?? [];
  const places = items.map((item) => {
    const { selector } = /** @type {{ selector?: string }} */ (item.node ?? {});
    const others = [item.issueType, item.description, item.source];
    return selector ?? others.find((text) => typeof text === "string") ?? "";
  });
  return places.filter(Boolean).slice(0, 5).join("; ");
}
