import { tsImport } from "tsx/esm/api";
import { furnish } from "./furnish.mjs";
import { scan } from "./scan.mjs";

const OPTIONS = [
  "--batch",
  "--dbms=PostgreSQL",
  "--flush-session",
  "--threads=4",
  "--disable-coloring",
  "--ignore-code=400,401,403,404,409,415,429",
  "--technique=BEUS",
];
export const DEEP = ["--level=5", "--risk=3"];
export const WIDE = ["--level=3", "--risk=2"];

/** @typedef {{ what: string, url: string, method?: string, body?: string, token: string, headers?: string }} Target a place to try is marked with a star */

/** A few calls with all that sqlmap knows. @param {string} url @param {string} token @param {number} clientId @param {import("./scan.mjs").Scan} task */
export async function sqlmapDeep(url, token, clientId, task) {
  /** @type {Target[]} */
  const targets = [
    {
      what: "POST /api/login",
      url: `${url}/api/login`,
      body: '{"email":"a@b.co*","password":"x*"}',
      token,
    },
    {
      what: "PUT /api/clients/:id",
      url: `${url}/api/clients/${clientId}*`,
      method: "PUT",
      body: '{"name":"Ana*","notes":"x*"}',
      token,
    },
    {
      what: "POST /api/reset-password",
      url: `${url}/api/reset-password`,
      body: '{"token":"x*","newPassword":"senha-nova"}',
      token,
    },
    {
      what: "GET /api/ingredients/:id/movements",
      url: `${url}/api/ingredients/1*/movements?x=1*`,
      token,
    },
  ];
  await tryAll(targets, DEEP, task);
}

/**
 * Every call that has a parameter, in every place of its path, query and body.
 * @param {import("../running-product.mjs").Product} product @param {string[]} depth @param {import("./scan.mjs").Scan} task
 */
export async function sqlmapWide(product, depth, task) {
  const { payloads } = await tsImport("../../../src/server/testing/payloads.ts", import.meta.url);
  const { own, tokens } = await furnish(product);
  /** @type {Target[]} */
  const targets = Object.keys(payloads).flatMap((what) => {
    const [method = "", path = ""] = what.split(" ");
    const { id, bodies = [] } = payloads[what];
    if (!id && bodies.length === 0) return [];
    const url = `${product.url}${path.replace(":id", `${id?.(own)}*`)}`;
    const token = path.startsWith("/api/admin") ? tokens.admin : tokens.company;
    const body = bodies[0] && JSON.stringify(starred(bodies[0](own)));
    return [{ what, method, url, body, token }];
  });
  for (const path of ["/api/activity", "/api/admin/activity"]) {
    const token = path.startsWith("/api/admin") ? tokens.admin : tokens.company;
    targets.push({ what: `GET ${path}?before=`, url: `${product.url}${path}?before=1*`, token });
  }
  const headers = 'Idempotency-Key: abcdefgh*\nIf-None-Match: "x*"\nAccept-Encoding: gzip*';
  targets.push({
    what: "headers of POST /api/clients",
    url: `${product.url}/api/clients`,
    body: '{"name":"Ana"}',
    token: tokens.company,
    headers,
  });
  await tryAll(targets, depth, task);
}

/** Marks every text and number as a place to try; a number may be sent as a text. @param {unknown} value @returns {unknown} */
function starred(value) {
  if (Array.isArray(value)) return value.map(starred);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, starred(each)]));
  return typeof value === "string" || typeof value === "number" ? `${value}*` : value;
}

/** @param {Target[]} targets @param {string[]} depth @param {import("./scan.mjs").Scan} task */
async function tryAll(targets, depth, { seconds, folder, report }) {
  for (const { what, url, method, body, token, headers = "" } of targets) {
    const args = [
      "-u",
      url,
      ...(method ? ["--method", method] : []),
      ...(body ? ["--data", body] : []),
      "--headers",
      `Content-Type: application/json\nAuthorization: Bearer ${token}${headers && `\n${headers}`}`,
      "--output-dir",
      folder,
    ];
    const done = await scan("sqlmap", [...args, ...OPTIONS, ...depth], seconds / targets.length);
    if (!done) return report.leaveOut("sqlmap", "not installed (apt-get install sqlmap)");
    // sqlmap itself tries again what "appears to be injectable"; only what remains is a finding.
    const isFound = /is vulnerable|identified the following injection point/i.test(done.output);
    const suspected = done.output.match(/.*appears to be '.*' injectable.*|.*false positive.*/gi) ?? [];
    for (const line of suspected) report.note(line.trim());
    const places = new Set(done.output.match(/(?<=testing for SQL injection on ).*/g) ?? []).size;
    const tests = (done.output.match(/testing '/g) ?? []).length;
    report.check(
      `sqlmap ${depth.join(" ")}, ${what}`,
      !isFound && tests > 0,
      `${places} places, ${tests} injections tried${done.isCut ? ", time over" : ", to the end"}`,
    );
    if (isFound || tests === 0) report.note(done.output.slice(-1500));
  }
}
