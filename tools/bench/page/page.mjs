// `npm run bench:page`: how the page feels on a slow phone, with a processor at a quarter, 1.6 Mbit/s, 150 ms.
import pg from "pg";
import { step } from "../../../scripts/progress.mjs";
import { fillCompanies, tokenOf } from "../company-rows.mjs";
import { embeddedConnection } from "../embedded-connection.mjs";
import { median } from "../result-lines.mjs";
import { circumstances, writeSection } from "../results-page.mjs";
import { withBrowser } from "./browser.mjs";
import { loadTimes, rested, timeBareSwitch, timeSwitch, watchPage } from "./page-times.mjs";

const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const VIEWPORT = { width: 1280, height: 800 };
const SCREENS = ["/", "/estoque", "/drinks", "/eventos", "/clientes", "/relatorios"];
const TURNS = 3;
const MOST = { loginKb: 90, loginMs: 2_000, switchMs: 200, blockedMs: 200 };
/** `/eventos` shows 1,000 events. */
const EVENTS_SWITCH_MS = 300;

/** @typedef {import("./browser.mjs").Scene} Scene */

/** @param {string[]} args */
export const run = (args) =>
  withBrowser(args, async (scene) => {
    await step("Filling a company with 1,000 events", () => fill(scene.product.dataDir));
    const first = [await firstVisit(scene, "/login"), await firstVisit(scene, "/eventos", tokenOf(0))];
    const table = [...visitTable(first), "", ...(await switchTable(scene))].join("\n");
    console.log(table);
    if (!scene.isSmoke)
      writeSection("Page", `${circumstances(`CPU ${SLOWDOWN}×, 1.6 Mbit/s, 150 ms`)}\n\n${table}`);
  });

/** @param {string} dataDir */
async function fill(dataDir) {
  const client = new pg.Client(await embeddedConnection(dataDir));
  await client.connect();
  await fillCompanies(client, { from: 0, to: 1, passwordHash: "" });
  await client.query("vacuum analyze");
  await client.end();
}

/** Opens a browser that has never been here. @param {Scene} scene @param {string} [token] */
async function openPage({ browser }, token) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "pt-BR" });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  if (token) await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const devTools = await context.newCDPSession(page);
  // Or it would keep a copy of every answer, which takes the page's own time: 6 ms for a thousand events.
  await devTools.send("Network.enable", { maxTotalBufferSize: 1, maxResourceBufferSize: 1 });
  await devTools.send("Network.emulateNetworkConditions", NETWORK);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { context, page, devTools };
}

/** @param {Scene} scene @param {string} path @param {string} [token] */
function firstVisit(scene, path, token) {
  return step(`First visit to ${path}`, async () => {
    /** @type {{ all: number, scripts: number, lcp: number, blocked: number }[]} */
    const visits = [];
    for (let turn = 0; turn < (scene.isSmoke ? 1 : TURNS); turn++) {
      const { context, page, devTools } = await openPage(scene, token);
      const bytes = { all: 0, scripts: 0 };
      /** @type {Map<string, boolean>} */
      const isScript = new Map();
      devTools.on("Network.responseReceived", ({ requestId, type }) =>
        isScript.set(requestId, type === "Script"),
      );
      devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        bytes.all += encodedDataLength;
        if (isScript.get(requestId)) bytes.scripts += encodedDataLength;
      });
      await page.goto(`${scene.product.url}${path}`);
      await rested(page);
      visits.push({ ...bytes, ...(await loadTimes(page)) });
      await context.close();
    }
    /** @param {"all" | "scripts" | "lcp" | "blocked"} what */
    const middle = (what) => median(visits.map((visit) => visit[what]));
    return {
      path,
      all: middle("all"),
      scripts: middle("scripts"),
      lcp: middle("lcp"),
      blocked: middle("blocked"),
    };
  });
}

/** @param {Awaited<ReturnType<typeof firstVisit>>[]} visits */
function visitTable(visits) {
  const rows = visits.map(({ path, all, scripts, lcp, blocked }) => {
    const isLogin = path === "/login";
    const isMet =
      blocked <= MOST.blockedMs && (!isLogin || (scripts <= MOST.loginKb * 1000 && lcp <= MOST.loginMs));
    const target = `${isLogin ? `≤ ${MOST.loginKb} KB of JS, ≤ ${MOST.loginMs} ms, ` : ""}blocking ≤ ${MOST.blockedMs} ms`;
    const kilobytes = [all, scripts].map((bytes) => `${(bytes / 1000).toFixed(1)} KB`).join(" | ");
    return `| ${path} | ${kilobytes} | ${Math.round(lcp)} ms | ${Math.round(blocked)} ms | ${target} | ${yesOrNo(isMet)} |`;
  });
  return [
    "| first visit | all | JavaScript | largest contentful paint | total blocking | target | met |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

/** Once around so that every page has been seen, then timed. @param {Scene} scene */
async function switchTable(scene) {
  const { context, page } = await openPage(scene, tokenOf(0));
  const [turns, screens] = scene.isSmoke ? [1, SCREENS.slice(0, 2)] : [TURNS, SCREENS];
  await page.goto(`${scene.product.url}/eventos`);
  await rested(page);
  /** @type {Map<string, { ms: number, blocked: number }[]>} */
  const times = new Map(screens.map((path) => [path, []]));
  /** @type {Map<string, number[]>} */
  const bareTimes = new Map(screens.map((path) => [path, []]));
  await step("Switches between pages", async () => {
    for (let turn = 0; turn <= turns; turn++)
      for (const path of screens) {
        const time = await timeSwitch(page, path);
        if (turn > 0) times.get(path)?.push(time);
      }
    // Afterwards: what it does to the page makes the next switch slower.
    for (let turn = 0; turn < turns; turn++)
      for (const path of screens) {
        await timeSwitch(page, path);
        bareTimes.get(path)?.push(await timeBareSwitch(page));
      }
  });
  await context.close();
  const rows = [...times].map(([path, runs]) => {
    const ms = median(runs.map((run) => run.ms));
    const blocked = median(runs.map((run) => run.blocked));
    const bare = median(bareTimes.get(path) ?? []);
    const limit = path === "/eventos" ? EVENTS_SWITCH_MS : MOST.switchMs;
    const isMet = ms <= limit && blocked <= MOST.blockedMs;
    return `| ${path} | ${Math.round(ms)} ms | ${Math.round(bare)} ms | ${Math.round(blocked)} ms | ≤ ${limit} ms, blocking ≤ ${MOST.blockedMs} ms | ${yesOrNo(isMet)} |`;
  });
  return [
    "| switch to a page seen before | click to paint | the same HTML, ready-made | total blocking | target | met |",
    "|---|---|---|---|---|---|",
    ...rows,
  ];
}

/** @param {boolean} isMet */
function yesOrNo(isMet) {
  return isMet ? "yes" : "**no**";
}
