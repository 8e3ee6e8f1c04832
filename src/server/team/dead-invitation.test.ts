import { beforeEach, describe, expect, test, vi } from "vitest";
import { tidyUp } from "#server/start/housekeeping.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { holdHashLine } from "#server/testing/hold-hash-line.ts";
import { sentBy } from "#server/testing/query-plan.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { teamCalls } from "./testing/team-calls.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Somebody new in every test: messages are kept for all of them. */
let email = "";
let tests = 0;
beforeEach(() => {
  email = `teo${++tests}@exemplo.com.br`;
});

const { app, a } = await twoCompanies();
const { invited, show, accept } = teamCalls(app, a);

/** Whatever it is, the page and the acceptance say the same. */
async function expectDead(token: string, message: string) {
  for (const reply of [await show(token), await accept(token)]) {
    expect(reply).toMatchObject({ status: 400, body: { message, error: message } });
  }
}

describe("a dead link says why, and what to do", () => {
  const UNKNOWN = "Este convite não existe. Confira se o link está completo ou peça um novo convite.";

  test("unknown", () => expectDead("A".repeat(43), UNKNOWN));

  test("of a company that is not active: as unknown", async () => {
    const { token } = await invited(email);
    await app.pool.query("update companies set is_active = false where id = 1");
    await expectDead(token, UNKNOWN);
  });

  test("after seven days", async () => {
    const { token } = await invited(email);
    app.later(7 * DAY - 1);
    expect((await show(token)).status).toBe(200);
    app.later(1);
    await expectDead(token, "Este convite venceu. Peça a quem convidou você que o reenvie.");
  });

  test("cancelled", async () => {
    const { id, token } = await invited(email);
    await a.delete(`/api/team/invitations/${id}`);
    await expectDead(token, "Este convite foi cancelado. Peça um novo a quem convidou você.");
  });

  test("used", async () => {
    const { token } = await invited(email);
    await accept(token);
    await expectDead(token, "Este convite já foi usado. Entre com seu e-mail e sua senha.");
  });

  test("of an earlier sending", async () => {
    const { id, token } = await invited(email);
    await a.post(`/api/team/invitations/${id}/resend`);
    await expectDead(token, "Este convite foi reenviado. Use o link da mensagem mais recente.");
  });

  test("whatever it is, by one query", async () => {
    const { id, token } = await invited(email);
    const asked = (known: string) => sentBy(app, "POST", "/api/invitation", { body: { token: known } });
    const sent = (await asked(token)).map(({ text }) => text);
    expect(sent.filter((text) => text.includes("invitation_tokens"))).toHaveLength(1);
    await a.delete(`/api/team/invitations/${id}`);
    const query = vi.spyOn(app.services.db, "select");
    for (const dead of [token, "A".repeat(43)]) await show(dead);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  test("before anything is hashed", async () => {
    const line = holdHashLine();
    const { status } = await accept("A".repeat(43));
    await line.release();
    expect(status).toBe(400);
  });
});

test("an owner whom the system admin blocks does not come back by an invitation of their own", async () => {
  const { token } = await invited(email, "dono");
  await app.pool.query("update users set is_active = false where id = 1");
  await expectDead(token, "Este convite foi cancelado. Peça um novo a quem convidou você.");
  await app.pool.query("update users set is_active = true where id = 1");
  expect((await accept(token)).status).toBe(201);
});

test("links are tried twenty times in a quarter of an hour from one address", async () => {
  const own = await createOwnTestApp({
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://balcao.exemplo",
    SMTP_URL: "smtp://x",
  });
  const options = {
    body: { token: "A".repeat(43) },
    headers: { host: "balcao.exemplo" },
    address: "203.0.113.9",
  };
  for (let n = 0; n < 20; n++) expect((await own.call("POST", "/api/invitation", options)).status).toBe(400);
  expect((await own.call("POST", "/api/invitation", options)).status).toBe(429);
  expect(
    (
      await own.call("POST", "/api/accept-invitation", {
        ...options,
        body: { ...options.body, name: "Téo", password: PASSWORD },
      })
    ).status,
  ).toBe(429);
});

test("invitations are deleted ninety days after their last moment, with their links", async () => {
  const { token } = await invited(email);
  app.later(97 * DAY);
  await tidyUp(app.db, app.clock.now);
  expect((await show(token)).body).toMatchObject({ message: expect.stringContaining("venceu") });
  app.later(1);
  await tidyUp(app.db, app.clock.now);
  expect((await show(token)).body).toMatchObject({ message: expect.stringContaining("não existe") });
});
