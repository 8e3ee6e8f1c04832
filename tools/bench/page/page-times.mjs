/** @typedef {import("@playwright/test").Page} Page @typedef {{ start: number, ms: number }} Task */

/** Idle time after which a page counts as loaded. */
const REST_MS = 2_000;
/** Until the link has shown that it is pointed at. */
const HOVER_MS = 500;
/** Nothing to hit there but the page itself. */
const VIEWPORT_MIDDLE = 640;

/** Runs in the page before anything else: writes down what the browser says about painting and long tasks. */
export function watchPage() {
  /** @type {{ lcp: number, fcp: number, tasks: Task[] }} */
  const seen = { lcp: 0, fcp: 0, tasks: [] };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }));
}

/** Sums up what long tasks took beyond the 50 ms that nobody notices. @param {Task[]} tasks @param {number} from */
const blockingTime = (tasks, from) =>
  tasks.reduce((sum, { start, ms }) => sum + (start + ms > from ? Math.max(0, ms - 50) : 0), 0);

/** Until nothing more came over the line, nothing is a placeholder and nothing was busy for a while. @param {Page} page */
export async function rested(page) {
  await page.waitForFunction(isShown, undefined, { timeout: 120_000, polling: 200 });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST_MS);
}

/** Runs in the page: its title is there and no placeholder is visible. */
function isShown() {
  const seen = (/** @type {string} */ what) =>
    [...document.querySelectorAll(what)].some((one) => one.checkVisibility());
  return seen("main h1") && !seen("main :is(.animate-breathe, [data-testid=skeleton-card])");
}

/** @param {Page} page */
export async function loadTimes(page) {
  const { lcp, fcp, tasks } = await page.evaluate(() => /** @type {any} */ (window).seen);
  return { lcp, blocked: blockingTime(tasks, fcp) };
}

/**
 * From the browser's own stamp on the click until the page it leads to is painted.
 * @param {Page} page
 * @param {string} path
 */
export async function timeSwitch(page, path) {
  // Only the press is timed. A locator's own click looks for what it would hit, in the slowed-down page, before each step.
  const box = await page.locator(`nav a[href="${path}"]:visible`).boundingBox();
  if (!box) throw new Error(`No link to ${path} in sight`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(watchNextClick, path);
  await page.mouse.click(x, y);
  const { clickedAt, paintedAt } = await page.evaluate(() => /** @type {any} */ (window).switched);
  await rested(page);
  const { tasks } = await page.evaluate(() => /** @type {any} */ (window).seen);
  return { ms: paintedAt - clickedAt, blocked: blockingTime(tasks, clickedAt) };
}

/** Runs in the page. @param {string} path */
function watchNextClick(path) {
  /** @param {string} what */
  const seen = (what) => [...document.querySelectorAll(what)].find((one) => one.checkVisibility());
  const left = seen("main h1");
  const isThere = () =>
    location.pathname === path &&
    ![undefined, left].includes(seen("main h1")) &&
    !seen("main :is(.animate-breathe, [data-testid=skeleton-card])");
  const switched = new Promise((resolve) => {
    window.addEventListener(
      "click",
      ({ timeStamp: clickedAt }) => {
        // A message comes after the frame that is being drawn.
        const tell = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ clickedAt, paintedAt: performance.now() });
          port2.postMessage(undefined);
        };
        const look = () => requestAnimationFrame(() => (isThere() ? tell() : look()));
        look();
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { switched });
}

/**
 * The least that the browser needs for the page that is shown: its finished HTML put in the place of another, from a
 * click until it is painted.
 * @param {Page} page
 * @returns {Promise<number>}
 */
export async function timeBareSwitch(page) {
  await page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (document.querySelector("main"));
    const html = main.innerHTML;
    const copy = /** @type {HTMLElement} */ (main.cloneNode(false));
    main.style.contentVisibility = "hidden";
    main.after(copy);
    const bare = new Promise((resolve) => {
      window.addEventListener(
        "click",
        ({ timeStamp }) => {
          copy.innerHTML = html;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now() - timeStamp);
              copy.remove();
              main.style.contentVisibility = "";
            };
            port2.postMessage(undefined);
          });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { bare });
  });
  await page.mouse.click(VIEWPORT_MIDDLE, 1);
  const ms = await page.evaluate(() => /** @type {any} */ (window).bare);
  // Bringing the page back must not count for the next measurement.
  await rested(page);
  return ms;
}
