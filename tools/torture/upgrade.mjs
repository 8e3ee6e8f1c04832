import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "../../scripts/child-process.mjs";
import { startProduct } from "../../scripts/start-product.mjs";
import { openCompany } from "./faults/company-at-work.mjs";
import { startPostgres } from "./faults/postgres-server.mjs";
import { whileSent } from "./faults/same-key.mjs";
import { sleep, withDatabase } from "./faults/scene.mjs";

export const name = "upgrade";
const SHORT_ROUNDS = 3;
const PEOPLE = 8;
/** Milliseconds of each stretch: the old version alone, both, and the new one alone. */
const STRETCH = 3_000;

/** The version before passkeys and the second step, which added tables and columns; UPGRADE_FROM names another one. */
const OLD = process.env.UPGRADE_FROM ?? "4aaa6a71";

/** A new version takes over from an old one beside it, on one database, while people write. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-upgrade-"));
  try {
    const problem = await buildOld(folder);
    if (problem) return report.leaveOut("the new version beside the old one", problem);
    for (let round = 0; round < rounds; round++) {
      const postgres = await startPostgres();
      if (!postgres)
        return report.leaveOut("the new version beside the old one", "no PostgreSQL is installed");
      try {
        await takeOver(postgres.url, join(folder, "dist/server"), report);
      } finally {
        await postgres.remove();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the server of the old version with the packages of the new one; tells why if it cannot. @param {string} folder */
async function buildOld(folder) {
  try {
    const files = execFileSync("git", ["archive", OLD], {
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
    execFileSync("tar", ["-x", "-C", folder], { input: files });
  } catch {
    return `git does not have ${OLD}`;
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const config = ["build", folder, "--config", join(folder, "vite.server.config.ts"), "--logLevel", "warn"];
  const { code, output } = await runCommand(process.execPath, ["node_modules/vite/bin/vite.js", ...config], {
    isQuiet: true,
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error(output);
  cpSync(join(folder, "src/server/db/migrations"), join(folder, "dist/server/migrations"), {
    recursive: true,
  });
  cpSync(join(folder, "src/server/proposals/logo/fonts.conf"), join(folder, "dist/server/fonts.conf"));
  return undefined;
}

/** @param {string} databaseUrl @param {string} oldFolder @param {import("./report.mjs").Report} report */
async function takeOver(databaseUrl, oldFolder, report) {
  const environment = { DATABASE_URL: databaseUrl };
  const stretch = report.isSmoke ? STRETCH / 6 : STRETCH;
  const old = await startProduct(environment, { folder: oldFolder });
  const company = await withDatabase(environment, (db) => openCompany({ url: old.url, db, people: PEOPLE }));
  const urls = [old.url];
  /** @type {import("../../scripts/start-product.mjs").Product | undefined} */
  let next;
  try {
    const pick = () => urls[Math.floor(Math.random() * urls.length)] ?? old.url;
    const scene = { url: old.url, pick, company, environment, report };
    await whileSent(`${OLD} and the new version on one database`, scene, async () => {
      await sleep(stretch);
      next = await startProduct(environment);
      urls.push(next.url);
      await sleep(stretch);
      const code = await old.stop();
      // As a proxy would until it notices.
      await sleep(stretch);
      urls.shift();
      return `new one ready in ${Math.round(next.startTook)} ms, old one ended with ${code}`;
    });
    const again = await startProduct(environment, { folder: oldFolder, readyPath: null });
    const code = await again.exited;
    const said = again.output().trim();
    const isRefused = code === 1 && /versão mais nova/.test(said) && !said.includes("\n");
    report.check("the old version starts no more, and says why in one sentence", isRefused, said);
  } finally {
    await next?.stop();
    await old.stop();
  }
}
