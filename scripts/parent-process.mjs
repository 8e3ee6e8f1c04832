const LOOK_EVERY = 500;

/**
 * Calls `stop` when npm ends: npm and its shell do not pass the signal on that ended them.
 * @param {() => void} stop
 */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    stop();
  }, LOOK_EVERY).unref();
}
