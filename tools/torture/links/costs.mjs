import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { FLOODING } from "./strangers.mjs";

const CALLS = 50;
/** Of Linux, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of a processor that the thread that answers has used. @param {number | undefined} pid */
function threadMs(pid) {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((user + system) / TICKS_PER_SECOND) * 1000;
}

/**
 * Notes what each call by a link costs: time of the thread that everybody shares, and bytes of the answer.
 * @param {import("../running-product.mjs").Product} product
 * @param {{ paths: { dear: string, plain: string, team: string }, report: import("../report.mjs").Report }} task
 */
export async function noteCosts(product, { paths: { dear, plain, team }, report }) {
  const form = "application/x-www-form-urlencoded";
  const name = "語".repeat(150);
  /** @type {[string, string, string, { type?: string, body?: string, address?: string }?][]} */
  const calls = [
    ["an unknown token", "GET", `/p/${"x".repeat(27)}`],
    ["no token", "GET", "/p/%0d%0aX/aceitar"],
    ["an unknown path", "PUT", `${plain}/a/b`],
    ["an ordinary proposal", "GET", plain],
    ["the largest proposal", "GET", dear],
    ["its PDF, kept", "GET", `${dear}.pdf`],
    ["its logo, none", "GET", `${dear}/logo`],
    ["that it was seen", "POST", `${dear}/vista`],
    [
      "a refused form of it",
      "POST",
      `${dear}/aceitar`,
      { type: form, body: `name=${encodeURIComponent(name)}` },
    ],
    ["the page of a team", "GET", team],
    ["the largest event of a team", "GET", `${team}/event`],
    ["a team's unknown path", "GET", `${team}/x`],
    ["a team's count that is none", "POST", `${team}/counts`, { type: "application/json", body: "{}" }],
    ["beyond the limit of the address", "GET", plain, { address: FLOODING }],
  ];
  report.note(`thread and bytes of a call, ${CALLS} of each, ${availableParallelism()} processors:`);
  let caller = 0;
  for (const [what, method, path, { type, body, address } = {}] of calls) {
    const ask = async () => {
      caller++;
      const headers = {
        "x-forwarded-for": address ?? `198.51.${caller >> 8}.${caller & 255}`,
        ...(type && { "content-type": type }),
      };
      const answer = await fetch(product.url + path, { method, headers, body, redirect: "manual" });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    };
    await ask();
    const before = threadMs(product.child.pid);
    const statuses = new Set();
    let bytes = 0;
    // A form's link has thirty answers.
    const times = path.endsWith("/aceitar") && method === "POST" ? 20 : CALLS;
    for (let n = 0; n < times; n++) {
      const answer = await ask();
      statuses.add(answer.status);
      bytes = answer.bytes;
    }
    const each = (threadMs(product.child.pid) - before) / times;
    report.note(`${what}: ${[...statuses].join("/")}, ${each.toFixed(1)} ms, ${bytes} bytes`);
  }
}
