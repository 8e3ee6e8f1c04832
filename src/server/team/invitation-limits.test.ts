import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { teamCalls } from "./testing/team-calls.ts";

const { app, a, b } = await twoCompanies();
const { invite, team } = teamCalls(app, a);

const teo = "teo@exemplo.com.br";

/** Open invitations that were sent long ago. */
const fill = (count: number) =>
  app.pool.query(
    `insert into invitations (company_id, email, company_role, invited_by, expires_at)
     select 1, n || '@exemplo.com.br', 'equipe', 1, now() from generate_series(1, $1) n`,
    [count],
  );

test("the 21st open invitation is refused; one of the 20 may be sent again, or give way", async () => {
  await fill(20);
  const message = "Já há 20 convites abertos. Cancele um deles para convidar mais alguém.";
  expect(await invite(teo)).toMatchObject({ status: 409, body: { message } });
  expect((await invite("7@exemplo.com.br")).status).toBe(201);
  expect((await a.delete("/api/team/invitations/1")).status).toBe(200);
  expect((await invite(teo)).status).toBe(201);
  expect((await team()).invitations).toHaveLength(20);
});

test("of ten who are invited at once where two may be, two are", async () => {
  await fill(18);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => invite(`novo${n}@exemplo.com.br`)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await team()).invitations).toHaveLength(20);
});

test("the eleventh message within an hour is refused until the first is an hour old, resends included", async () => {
  for (let n = 0; n < 6; n++) {
    expect((await invite(`n${n}@exemplo.com.br`)).status).toBe(201);
    app.later(60_000);
  }
  for (let n = 0; n < 4; n++) expect((await a.post("/api/team/invitations/1/resend")).status).toBe(200);
  const message = "Já foram enviados 10 convites em uma hora. Tente novamente em 54 minutos.";
  for (const reply of [
    await invite("mais@exemplo.com.br"),
    await invite("n1@exemplo.com.br"),
    await a.post("/api/team/invitations/2/resend"),
  ]) {
    expect(reply).toMatchObject({ status: 429, body: { message } });
    expect(reply.headers.get("retry-after")).toBe(String(54 * 60));
  }
  expect((await b.post("/api/team/invitations", { email: "x@y.com", companyRole: "dono" })).status).toBe(201);
  app.later(54 * 60_000 - 1);
  expect((await invite("mais@exemplo.com.br")).status).toBe(429);
  app.later(1);
  expect((await invite("mais@exemplo.com.br")).status).toBe(201);
  expect((await invite("mais@exemplo.com.br")).status).toBe(429);
});

test("of twelve messages at once ten go out", async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => invite(`novo${n}@exemplo.com.br`)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array(10).fill(201),
    429,
    429,
  ]);
});
