/** @typedef {import("./results-page.mjs").Line} Line @typedef {import("./driver.mjs").Measured} Measured */

const MOST_MIB = 200;
const MOST_COLD_START = 1.5;

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {number} value @param {number} [decimals] */
const written = (value, decimals = 2) =>
  value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** @param {number[]} ratios */
export const spread = (ratios) =>
  `${written(median(ratios))} (${written(Math.min(...ratios))}–${written(Math.max(...ratios))})`;

/** @param {Measured[]} runs */
const speedOf = (runs) =>
  `${written(median(runs.map(({ perSecond }) => perSecond)), 0)}/s, ${written(median(runs.map(({ medianMs }) => medianMs)))} ms`;

/** @param {import("./works.mjs").Work} work @param {{ product: Measured, limit: Measured }[]} pairs @returns {Line} */
export function workLine(work, pairs) {
  const ratios = pairs.map(({ product, limit }) => product.perSecond / limit.perSecond);
  return {
    work: work.name,
    limit: work.limit,
    product: speedOf(pairs.map(({ product }) => product)),
    bare: speedOf(pairs.map(({ limit }) => limit)),
    ratio: spread(ratios),
    target: `≥ ${written(work.target)} ×`,
    isMet: median(ratios) >= work.target,
  };
}

/** @param {{ product: number, limit: number }[]} pairs milliseconds @returns {Line} */
export function coldStartLine(pairs) {
  const ratios = pairs.map(({ product, limit }) => product / limit);
  return {
    work: "start on an existing folder, until /readyz",
    limit: "start of the database and its first query",
    product: `${written(median(pairs.map(({ product }) => product)), 0)} ms`,
    bare: `${written(median(pairs.map(({ limit }) => limit)), 0)} ms`,
    ratio: spread(ratios),
    target: `≤ ${written(MOST_COLD_START)} ×`,
    isMet: median(ratios) <= MOST_COLD_START,
  };
}

/** @param {number | undefined} residentMiB @returns {Line[]} */
export const memoryLine = (residentMiB) =>
  residentMiB === undefined
    ? []
    : [
        {
          work: "resident memory of the server after all of this",
          limit: "nothing to compare with",
          product: `${written(residentMiB, 0)} MiB`,
          bare: "–",
          ratio: "–",
          target: `< ${MOST_MIB} MiB`,
          isMet: residentMiB < MOST_MIB,
        },
      ];
