const PATIENCE = 60_000;
/** A server that takes a connection and then says nothing is not ready. */
const ANSWER_WITHIN = 5000;

/** Whether a server is there and its database answers. @param {string} url */
export const isReady = async (url) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(() => undefined))?.ok ??
  false;

/**
 * Waits for a server that has been started; throws what it has printed if it ends or takes too long. To end it then is
 * left to whoever started it.
 * @param {string} url
 * @param {{ hasEnded: () => boolean, output: () => string, lookAgain?: number }} server `lookAgain`: milliseconds
 */
export async function untilReady(url, { hasEnded, output, lookAgain = 100 }) {
  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
  }
}
