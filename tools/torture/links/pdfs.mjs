import { setTimeout as sleep } from "node:timers/promises";
import { inMs } from "../quantiles.mjs";
import { addOffers, repaint } from "./offers.mjs";

const SAME = 20;
/** Of the time that one dear document takes: it may have begun just before. */
const MOST_TIMES = 3;

/**
 * One company asks for its dearest documents, all at once; another for one of its own.
 * @param {import("../running-product.mjs").Product} product @param {{ rounds: number, report: import("../report.mjs").Report }} task
 */
export async function tryPdfs(product, { rounds, report }) {
  const { url } = product;
  const dear = await addOffers(product, { email: "cara@exemplo.com.br", size: "dear", proposals: rounds });
  const plain = await addOffers(product, { email: "simples@exemplo.com.br", size: "plain", proposals: 1 });
  const [path = ""] = plain.paths;
  const open = async (/** @type {string} */ link, /** @type {AbortSignal} */ signal) => {
    const startedAt = performance.now();
    const answer = await fetch(`${url}${link}.pdf`, { signal });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, bytes, ms: performance.now() - startedAt };
  };
  const patient = AbortSignal.timeout(600_000);

  const first = await open(dear.paths[0] ?? "", patient);
  const alone = await open(path, patient);
  report.note(
    `a document of the largest proposal: ${inMs(first.ms)}, ${first.bytes} bytes; an ordinary one: ${inMs(alone.ms)}, ${alone.bytes} bytes`,
  );
  const again = await open(dear.paths[0] ?? "", patient);
  report.check(
    "the same document again is not made again",
    report.isWithin(again.ms, first.ms / 4),
    inMs(again.ms),
  );

  await repaint(url, dear, "#111111");
  await repaint(url, plain, "#111111");
  const all = Promise.all(dear.paths.map((link) => open(link, patient)));
  await sleep(300);
  const other = await open(path, patient);
  const asked = await all;
  const last = Math.max(...asked.map(({ ms }) => ms));
  report.check(
    `another company's document does not wait for ${rounds} dear ones`,
    other.status === 200 && report.isWithin(other.ms, MOST_TIMES * first.ms),
    `${inMs(other.ms)}; the last of the ${rounds} after ${inMs(last)}`,
  );

  await repaint(url, dear, "#222222");
  await repaint(url, plain, "#222222");
  const hangUp = new AbortController();
  const gone = Promise.allSettled(dear.paths.map((link) => open(link, hangUp.signal)));
  await sleep(300);
  hangUp.abort();
  await gone;
  const left = await open(dear.paths.at(-1) ?? "", patient);
  report.check(
    `${rounds} who hang up leave at most the one document that was being made`,
    left.status === 200 && report.isWithin(left.ms, MOST_TIMES * first.ms),
    `the next one of the same company after ${inMs(left.ms)}`,
  );

  await repaint(url, dear, "#333333");
  const startedAt = performance.now();
  const same = await Promise.all(Array.from({ length: SAME }, () => open(dear.paths[0] ?? "", patient)));
  const took = performance.now() - startedAt;
  report.check(
    `${SAME} at once who want one document share it`,
    same.every(({ status }) => status === 200) && report.isWithin(took, MOST_TIMES * first.ms),
    inMs(took),
  );
}
