/**
 * Runs in the page. The times count from the browser's own stamp on the choice: until the last change within the
 * window is painted, and until the list at the end of the report, wherever it is, belongs to them.
 * @param {string[]} texts what the page then says above the figures, and above the list
 */
export function watchNextChange(texts) {
  /** Time without changes after which everything is there. */
  const QUIET_MS = 200;
  /** @param {string | undefined} text */
  const isShown = (text) =>
    Array.from(document.querySelectorAll("main [role=status] span, main section h2 + p")).some(
      ({ textContent }) => textContent === text,
    );
  /** @param {(time: number) => void} tell A message comes after the frame that is being drawn. */
  const afterPaint = (tell) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(performance.now());
      port2.postMessage(undefined);
    });
  /** @param {Node} node */
  const isInSight = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const box = element?.isConnected && element.getBoundingClientRect();
    return box && box.bottom > 0 && box.top < innerHeight && box.width > 0;
  };
  /** @type {any} */ (window).timesOfChange = new Promise((resolve) => {
    const start = (/** @type {Event} */ { timeStamp: chosenAt }) => {
      /** @type {{ nodes: Node[], paintedAt: number, isComplete: boolean }[]} */
      const changes = [];
      let quiet = 0;
      const end = () => {
        observer.disconnect();
        const seen = changes.filter(({ nodes }) => nodes.some(isInSight));
        const whole = changes.find(({ isComplete }) => isComplete);
        resolve({
          inSight: (seen.at(-1)?.paintedAt ?? NaN) - chosenAt,
          whole: (whole?.paintedAt ?? NaN) - chosenAt,
        });
      };
      const observer = new MutationObserver((records) => {
        const change = {
          nodes: records.map(({ target }) => target),
          paintedAt: NaN,
          isComplete: texts.every(isShown),
        };
        changes.push(change);
        afterPaint((time) => {
          change.paintedAt = time;
        });
        clearTimeout(quiet);
        quiet = window.setTimeout(end, QUIET_MS);
      });
      observer.observe(document.body, {
        childList: true,
        characterData: true,
        attributes: true,
        subtree: true,
      });
    };
    window.addEventListener("input", start, { capture: true, once: true });
  });
}
