import { inMs, quantile } from "../quantiles.mjs";

/** The address that is beyond its limits after {@link tryPaths}. */
export const FLOODING = "203.0.113.50";
const AT_ONCE = 20;
const HOSTILE = ["%0d%0aX", "%00", "%7f%01", "%ff", "x".repeat(27), "x".repeat(8_000)];
const RESTS = ["", "/aceitar", "/recusar", "/logo", ".pdf", "/a/b"];
/** Of the log, for all of it. */
const MOST_LOG_BYTES = 20_000;
const QUICK_MS = 100;
/** A link has thirty answers in a quarter of an hour. */
const TIMES = 5;

/** @typedef {{ status: number, ms: number }} Answer */
/** @param {Answer[]} answers */
const statusesOf = (answers) => [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);

/** @param {() => Promise<Response>} ask @returns {Promise<Answer>} */
async function timed(ask) {
  const startedAt = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

/** Calls one after another over some connections. @param {number} count @param {(n: number) => Promise<Response>} ask */
async function callAll(count, ask) {
  /** @type {Answer[]} */
  const answers = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const n = next++;
      answers.push(await timed(() => ask(n)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Paths that are no link, from one address. @param {import("../running-product.mjs").Product} product @param {import("../report.mjs").Report} report */
export async function tryPaths(product, report) {
  const paths = ["/p/", "/t/", "/o/"].flatMap((root) =>
    HOSTILE.flatMap((token) => RESTS.map((rest) => root + token + rest)),
  );
  const headers = { "x-forwarded-for": FLOODING };
  const before = product.output().length;
  const startedAt = performance.now();
  const count = (report.isSmoke ? 10 : 100) * paths.length;
  const answers = await callAll(count, (n) =>
    fetch(product.url + paths[n % paths.length], { headers, redirect: "manual" }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const logged = product.output().length - before;
  report.check(
    `${count} paths that are no link: 404, then 429, and nothing in the log`,
    (report.isSmoke || statusesOf(answers).join() === "404,429") && logged < MOST_LOG_BYTES,
    `${answers.filter(({ status }) => status === 404).length} × 404, ${Math.round(count / seconds)} a second, ${logged} bytes of log`,
  );
}

/** @param {import("../running-product.mjs").Product} product @param {{ path: string, report: import("../report.mjs").Report }} task */
export async function tryForms(product, { path, report }) {
  const plain = "application/x-www-form-urlencoded";
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  /** @type {[string, number, string, string | Uint8Array<ArrayBuffer>][]} */
  const forms = [
    ["100,000 fields", 413, plain, "a=1&".repeat(100_000)],
    ["4,000 fields", 400, plain, "a=1&".repeat(4_000)],
    ["16 KB of percent signs", 400, plain, `name=${"%".repeat(16_000)}`],
    ["Latin-1", 400, plain, Buffer.from("name=Jo\u00e3o&agree=sim", "latin1")],
    ["300 parts", 415, "multipart/form-data; boundary=x", `${part.repeat(300)}--x--\r\n`],
  ];
  let number = 0;
  for (const [what, status, type, body] of forms) {
    const post = () =>
      fetch(`${product.url}${path}/aceitar`, {
        method: "POST",
        headers: { "content-type": type, "x-forwarded-for": `203.0.113.${100 + number++}` },
        body,
      });
    const answers = [];
    for (let n = 0; n < TIMES; n++) answers.push(await timed(post));
    const times = answers.map(({ ms }) => ms);
    report.check(
      `a form of ${what}: ${status}`,
      statusesOf(answers).join() === String(status) && report.isWithin(quantile(times, 0.5), QUICK_MS),
      `median ${inMs(quantile(times, 0.5))}, worst ${inMs(Math.max(...times))}`,
    );
  }
}
