const LOOK_EVERY = 500;

/**
 * npm and the shell between it and us do not pass a signal on when they are ended: their end is the signal then.
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
