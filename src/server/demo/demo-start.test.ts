import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { freePort } from "#server/testing/free-port.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";

const root = join(import.meta.dirname, "../../..");

test("the demonstration prints its login, which works, and ends with 0", async () => {
  const app = await createOwnTestApp();
  const folder = mkdtempSync(join(tmpdir(), "balcao-demo-"));
  const port = await freePort();
  const loader = join(root, "node_modules/tsx/dist/loader.mjs");
  const demo = spawn(process.execPath, ["--import", loader, join(root, "src/server/commands/demo.ts")], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(app.connection),
      PORT: String(port),
      ADMIN_PASSWORD: "",
      PUBLIC_URL: "",
      HOST: "",
      NODE_ENV: "",
    },
  });
  let printed = "";
  demo.stdout.on("data", (text) => (printed += text));
  demo.stderr.on("data", (text) => (printed += text));
  const ended = new Promise((resolve) => demo.on("exit", resolve));
  try {
    const login = /Empresa de demonstração: (\S+), senha (\S+)/;
    await expect.poll(() => printed, { timeout: 60_000, interval: 200 }).toMatch(login);
    const [, email, word] = login.exec(printed) ?? [];
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: word }),
    });
    expect(answer.status).toBe(200);
    expect(printed).toMatch(/Administração da demonstração: \S+, com a mesma senha/);
    expect(printed).not.toContain("ADMIN_PASSWORD");
  } finally {
    demo.kill("SIGTERM");
    expect(await ended).toBe(0);
    rmSync(folder, { recursive: true });
  }
}, 90_000);
