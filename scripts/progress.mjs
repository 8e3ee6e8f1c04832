const STILL_WORKING_EVERY_MS = 5_000;

/** Operators of the product read Portuguese, developers English. */
let isForOperators = false;

/** Everything printed from here on is for operators. */
export function speakToOperators() {
  isForOperators = true;
}

/** @param {string} english @param {string} portuguese */
export const text = (english, portuguese) => (isForOperators ? portuguese : english);

/**
 * Prints what is going on, repeats it while it takes long, and ends with how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 100) / 10} s`;
  console.log(`• ${what}…`);
  const ticking = setInterval(
    () => console.log(`  … ${text("still working", "ainda trabalhando")} (${seconds()})`),
    STILL_WORKING_EVERY_MS,
  );
  try {
    const result = await work();
    console.log(`  ${text("done in", "pronto em")} ${seconds()}`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
