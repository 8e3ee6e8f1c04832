import { expect, test } from "vitest";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";

test("the demonstration prints its login, which works, and ends with 0", async () => {
  const app = await createOwnTestApp();
  const env = { DATABASE_URL: databaseUrl(app.connection), ADMIN_PASSWORD: "", DATA_DIR: "./dados-reais" };
  const demo = await startServerProcess({ program: "demo", env });
  const login = /Empresa de demonstração: (\S+), senha (\S+)/;
  await expect.poll(demo.output, { timeout: 60_000, interval: 200 }).toMatch(login);
  const [, email, password] = login.exec(demo.output()) ?? [];
  expect((await demo.call("POST", "/api/login", undefined, { email, password })).status).toBe(200);
  for (const [, address] of demo.output().matchAll(/(?:Gestor|Equipe) da demonstração: (\S+) /g)) {
    const opened = await demo.call("POST", "/api/login", undefined, { email: address, password });
    expect([address, opened.status]).toEqual([address, 200]);
  }
  expect(demo.output()).toContain(
    "Gestor da demonstração: gestor@balcao.local (Bia Rocha), com a mesma senha",
  );
  expect(demo.output()).toContain(
    "Equipe da demonstração: equipe@balcao.local (Téo Lima), com a mesma senha",
  );
  expect(demo.output()).toMatch(/Administração da demonstração: \S+, com a mesma senha/);
  const stops = [...demo.output().matchAll(/^ {2}(http\S+\/[opt]\/\S+)$/gm)].map(([, link = ""]) => link);
  expect(stops.map((link) => new URL(link).pathname.slice(0, 3))).toEqual(["/o/", "/p/", "/t/"]);
  for (const link of stops) {
    expect((await fetch(new URL(new URL(link).pathname, demo.url))).status).toBe(200);
  }
  expect(demo.output()).not.toContain("ADMIN_PASSWORD");
  expect(demo.output()).toContain("DATA_DIR (./dados-reais) não vale aqui");
  expect(await demo.stop()).toBe(0);
}, 90_000);
