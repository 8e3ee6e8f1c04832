/** Shortest pause of a person between two keys. */
const BETWEEN_KEYS = 80;

/**
 * Types a text key by key, then takes it back key by key, and times each key twice: until its letter is painted, and
 * until the list is painted that belongs to it.
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 * @param {(query: string) => string} statusOf what the page says above the list once it shows a query's result
 */
export async function timeTyping(page, text, statusOf) {
  const whileTyping = Array.from(text, (key, typed) => ({ key, query: text.slice(0, typed + 1) }));
  const whileErasing = Array.from(text, (_, erased) => ({
    key: "Backspace",
    query: text.slice(0, text.length - erased - 1),
  }));
  const echo = [];
  const list = [];
  for (const { key, query } of [...whileTyping, ...whileErasing]) {
    await page.evaluate(watchNextKey, statusOf(query));
    await page.keyboard.press(key === " " ? "Space" : key);
    const times = await page.evaluate(() => /** @type {any} */ (window).timesOfKey);
    echo.push(times.echo);
    if (times.list !== undefined) list.push(times.list);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
  return { echo, list };
}

/**
 * Runs in the page. The times count from the browser's own stamp on the key, so waiting for a busy page counts too.
 * @param {string} status
 */
function watchNextKey(status) {
  /** @param {(time: number) => void} tell A message comes after the frame that is being drawn. */
  const afterPaint = (tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell(performance.now());
    port2.postMessage(undefined);
  };
  const isShown = () =>
    Array.from(document.querySelectorAll("main [role=status]")).some(
      ({ textContent }) => textContent === status,
    );
  // With the same number of results there is no change to wait for.
  const isSameList = isShown();
  let pressedAt = 0;
  window.addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), {
    capture: true,
    once: true,
  });
  const echo = new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => afterPaint((time) => resolve(time - pressedAt)));
    window.addEventListener("input", painted, { capture: true, once: true });
  });
  const list = new Promise((resolve) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (isShown()) afterPaint((time) => resolve(time - pressedAt));
        else look();
      });
    if (isSameList) resolve(undefined);
    else window.addEventListener("input", look, { capture: true, once: true });
  });
  Object.assign(window, {
    timesOfKey: Promise.all([echo, list]).then(([echo, list]) => ({ echo, list })),
  });
}
