import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { findBinaries } from "./temporary-postgres.mjs";

const program = `
  const { startTemporaryPostgres } = await import("./scripts/temporary-postgres.mjs");
  const { url } = await startTemporaryPostgres();
  console.log("at " + url);
  setInterval(() => {}, 1000);`;

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

test.skipIf(!findBinaries()).each(/** @type {const} */ (["SIGINT", "SIGTERM"]))(
  "a program that is ended by %s leaves no PostgreSQL behind",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/at postgres/);
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
    expect(await answers(port)).toBe(true);
    child.kill(signal);
    await once(child, "exit");
    expect(await answers(port)).toBe(false);
  },
  90_000,
);
