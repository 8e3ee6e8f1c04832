import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { contentOf } from "#server/backup/testing/contents.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { bytesOfSecret } from "./testing/bytes-of-secret.ts";
import { codeOf, timeStepAt } from "./totp.ts";

test("the secret and the recovery codes are in no table, backup, company copy, trail, mail or log", async () => {
  const app = await createOwnTestApp();
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const hono = createApp({ services: { ...app.services, log }, isReady: async () => {} });
  const { user } = await app.addCompany("Bar da Ana", "ana@bar.com.br");
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${user.token}`, "content-type": "application/json" };
    const reply = await hono.request(path, { method, headers, body: body && JSON.stringify(body) });
    return reply.text();
  };
  const { secret } = JSON.parse(await call("POST", "/api/second-step"));
  const bytes = bytesOfSecret(secret);
  const code = codeOf(bytes, timeStepAt(app.clock.now));
  await call("POST", "/api/second-step", { code: "000000" });
  const { recoveryCodes } = JSON.parse(await call("POST", "/api/second-step", { code }));
  expect(recoveryCodes).toHaveLength(10);
  const { ticket } = JSON.parse(await call("POST", "/api/login", { email: user.email, password: PASSWORD }));
  const used = { ticket, code: recoveryCodes[0] };
  expect(await call("POST", "/api/login/second-step", used)).toContain("token");
  await app.settled();

  const { rows: tables } = await app.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const stored = await Promise.all(
    tables.map(async ({ name }) => (await app.pool.query(`select r::text as text from ${name} r`)).rows),
  );
  const places: Record<string, string> = {
    tables: JSON.stringify(stored),
    backup: (await contentOf(app.db)).join(),
    "company copy": await call("GET", "/api/company-data"),
    trail: await call("GET", "/api/activity"),
    mail: JSON.stringify(await app.mailTo(user.email)),
    log: lines.join(),
  };
  const plain = (text: string) => text.replaceAll(/[\s-]/g, "");
  const hidden = [
    secret,
    plain(secret),
    bytes.toString("hex"),
    bytes.toString("base64"),
    bytes.toString("base64url"),
    ...recoveryCodes,
    ...recoveryCodes.map(plain),
  ];
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100);
    expect([place, hidden.filter((each) => text.toLowerCase().includes(each.toLowerCase()))]).toEqual([
      place,
      [],
    ]);
  }
});
