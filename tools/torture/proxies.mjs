import { chmodSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkIdleConnections, checkLargeBodies, checkTls } from "./proxies/answers.mjs";
import { checkInBrowser } from "./proxies/browser.mjs";
import { checkCallers } from "./proxies/callers-apart.mjs";
import { makeCertificate } from "./proxies/certificate.mjs";
import { HOST_NAME, isInstalled, kinds, startFront, twoPorts } from "./proxies/front.mjs";
import { checkLocalMail } from "./proxies/local-mail.mjs";
import { startWithDatabase } from "./running-product.mjs";
import { furnish } from "./scanners/furnish.mjs";

export const name = "proxies";

/** The product behind nginx and Caddy, as the files of deploy/ set them up. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  // An exit ends the proxies; a signal alone would leave them behind.
  const end = () => process.exit(1);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, end);
  for (const kind of kinds) {
    const missing = [];
    for (const binary of [kind.binary, "openssl"]) if (!(await isInstalled(binary))) missing.push(binary);
    if (missing.length > 0)
      report.leaveOut(kind.name, `the Debian package ${missing.join(" and ")} is missing`);
    else await tryBehind(kind, report);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, end);
}

/** @param {import("./proxies/front.mjs").Kind} kind @param {import("./report.mjs").Report} report */
async function tryBehind(kind, report) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-proxies-"));
  // The workers of nginx are another user than root.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder, HOST_NAME);
  const ports = await twoPorts();
  const product = await startWithDatabase({
    PUBLIC_URL: `https://${HOST_NAME}:${ports.httpsPort}`,
    TRUST_PROXY: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  /** @type {import("./proxies/front.mjs").Front | undefined} */
  let front;
  try {
    front = await startFront(kind, { certificate, folder, ...ports, productPort: product.port });
    await checkTls(front, report);
    await checkCallers(front, product.db, report);
    const company = await furnish(product);
    await checkLargeBodies(front, company.tokens.company, report);
    await checkIdleConnections(kind, front, report);
    const links = await checkInBrowser({ front, product, company, report });
    checkLogs(front, links, report);
    await checkLocalMail(kind, { certificate, folder }, report);
    report.check(`${kind.name}: the server is the one that was started`, !product.hasEnded());
  } finally {
    await front?.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of a link opens what it names; logs are read by others. @param {import("./proxies/front.mjs").Front} front @param {string[]} links @param {import("./report.mjs").Report} report */
function checkLogs(front, links, report) {
  const files = ["access.log", "error.log"].map((file) => join(front.folder, file)).filter(existsSync);
  const written = front.output() + files.map((file) => readFileSync(file, "utf8")).join("");
  const told = links.filter((link) => written.includes(new URL(link).pathname));
  report.check(
    `${front.name}: its logs do not tell a link`,
    links.length > 0 && told.length === 0,
    `${written.length} characters`,
  );
}
