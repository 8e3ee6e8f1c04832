import { call, startWithDatabase } from "../running-product.mjs";
import { noteCosts } from "./costs.mjs";
import { addOffers } from "./offers.mjs";
import { tryPdfs } from "./pdfs.mjs";
import { tryForms, tryPaths } from "./strangers.mjs";

export const name = "links";
const SHORT_ROUNDS = 8;

/** What strangers with a link, or without one, and a company with many can take. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  // As on the internet: strict limits, behind a proxy that says who calls.
  const product = await startWithDatabase({
    PUBLIC_URL: "https://bar.exemplo.com.br",
    TRUST_PROXY: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  try {
    await tryPaths(product, report);
    const dear = await addOffers(product, { email: "maior@exemplo.com.br", size: "dear", proposals: 1 });
    const plain = await addOffers(product, { email: "menor@exemplo.com.br", size: "plain", proposals: 2 });
    const [toAnswer = "", toRead = ""] = plain.paths;
    await tryForms(product, { path: toAnswer, report });
    const { token } = dear;
    const [{ id }] = JSON.parse((await call(product.url, "GET", "/api/events", { token })).text);
    const { text } = await call(product.url, "POST", `/api/events/${id}/team-link`, { token });
    const team = new URL(JSON.parse(text).link).pathname;
    const paths = { dear: dear.paths[0] ?? "", plain: toRead, team };
    if (!report.isSmoke) await noteCosts(product, { paths, report });
    await tryPdfs(product, { rounds, report });
  } finally {
    await product.stop();
  }
}
