const STILL_WORKING_EVERY = 5_000;

/**
 * Says what is going on, says so again while it takes long, and how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 100) / 10} s`;
  console.log(`• ${what}…`);
  const ticking = setInterval(() => console.log(`  … ainda trabalhando (${seconds()})`), STILL_WORKING_EVERY);
  try {
    const result = await work();
    console.log(`  pronto em ${seconds()}`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
