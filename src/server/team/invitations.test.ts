import { pino } from "pino";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { smtpDelivery } from "#server/email/delivery.ts";
import { Outbox } from "#server/email/outbox.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { teamCalls } from "./testing/team-calls.ts";

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

const { app, tokens, a, b } = await twoCompanies();
const { invite, invited, team, show, tokensTo, addPerson } = teamCalls(app, a);

/** Somebody new in every test: messages are kept for all of them. */
let teo = "";
let tests = 0;
beforeEach(() => {
  teo = `teo${++tests}@exemplo.com.br`;
});

const inAWeek = () => new Date(app.clock.now.getTime() + WEEK).toISOString();
const replaced = "Este convite foi reenviado. Use o link da mensagem mais recente.";

test("an invitation is mailed, listed and told of without the address", async () => {
  const reply = await invite(` ${teo.toUpperCase()} `);
  const invitation = {
    id: 1,
    email: teo,
    companyRole: "equipe",
    invitedBy: "a@bar.com.br",
    expiresAt: inAWeek(),
  };
  expect(reply).toMatchObject({ status: 201, body: invitation });
  expect((await team()).invitations).toEqual([invitation]);
  const [message] = await app.mailTo(teo);
  expect(message?.subject).toBe("Convite para uma equipe no Balcão · Balcão");
  expect(message?.text).toContain("A convidou você para a equipe, na função Equipe.");
  const { activities } = (await a.get("/api/activity")).body as { activities: object[] };
  expect(activities).toMatchObject([
    { action: "user_invited", username: "a@bar.com.br", subject: null, details: { companyRole: "equipe" } },
  ]);
  expect(JSON.stringify(activities)).not.toContain(teo);
});

test("a company's name in the message is no link, turns no text around, and is cut between characters", async () => {
  const name = `\u202eevil.com/\u2066${"a".repeat(70)}${"🍸".repeat(20)}`;
  expect((await a.put("/api/company", { name, version: 1 })).status).toBe(200);
  await invited(teo);
  const [message] = await app.mailTo(teo);
  expect(message?.text).toContain(`evil com/${"a".repeat(70)}🍸 convidou você para a equipe`);
});

test("the database has the hash of the link and not the link", async () => {
  const { token } = await invited(teo);
  expect(token).toMatch(/^[\w-]{43}$/);
  const tables = ["invitations", "invitation_tokens", "emails", "audit_entries"];
  for (const table of tables) {
    const { rows } = await app.pool.query(`select to_json(r)::text as row from ${table} r`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test.each([
  [{ companyRole: "equipe" }, "email", "E-mail é obrigatório"],
  [{ email: "teo", companyRole: "equipe" }, "email", "E-mail inválido"],
  [{ email: "teo@bar.com.br" }, "companyRole", "Escolha a função"],
  [{ email: "teo@bar.com.br", companyRole: "admin_system" }, "companyRole", "Escolha a função"],
  [{ email: "teo@bar.com.br", role: "dono" }, "companyRole", "Escolha a função"],
])("%j is refused at %s", async (body, path, message) => {
  expect(await a.post("/api/team/invitations", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
});

describe("who is invited again", () => {
  test("has one invitation, with the role chosen last, and the earlier link is dead", async () => {
    const first = await invited(teo, "equipe");
    app.later(HOUR);
    const again = await invited(teo, "gestor");
    expect(again.id).toBe(first.id);
    expect((await team()).invitations).toMatchObject([{ companyRole: "gestor", expiresAt: inAWeek() }]);
    expect(await show(first.token)).toMatchObject({ status: 400, body: { message: replaced } });
    expect((await show(again.token)).body).toMatchObject({ companyRole: "gestor" });
  });

  test("by another owner is from now on invited by that one", async () => {
    await invite(teo);
    const other = await addPerson("bia@bar.com.br", "dono");
    const body = { email: teo, companyRole: "equipe" };
    await app.call("POST", "/api/team/invitations", { token: other.token, body });
    expect((await team()).invitations).toMatchObject([{ invitedBy: "Nome bia@bar.com.br" }]);
  });

  test("by another company has an invitation of each", async () => {
    await invite(teo);
    const body = { email: teo, companyRole: "dono" };
    expect((await b.post("/api/team/invitations", body)).status).toBe(201);
    expect((await team()).invitations).toHaveLength(1);
    for (const token of await tokensTo(teo)) {
      expect((await show(token)).status).toBe(200);
    }
  });
});

describe("sending again", () => {
  test("gives another week and another link", async () => {
    const { id, token } = await invited(teo, "gestor");
    // The session of who sends it must not end.
    app.later(WEEK - HOUR);
    const reply = await a.post(`/api/team/invitations/${id}/resend`);
    expect(reply).toMatchObject({ status: 200, body: { companyRole: "gestor", expiresAt: inAWeek() } });
    expect((await show(token)).body).toMatchObject({ message: replaced });
    expect((await show((await tokensTo(teo)).at(-1) as string)).status).toBe(200);
  });

  test("with the same key is done once", async () => {
    const { id } = await invited(teo);
    const key = { "idempotency-key": "mandar-de-novo" };
    const replies = [1, 2].map(() => a.post(`/api/team/invitations/${id}/resend`, undefined, key));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await tokensTo(teo)).toHaveLength(2);
  });

  test("and cancelling find no invitation that is cancelled or another company's", async () => {
    const { id } = await invited(teo);
    const missing = { status: 404, body: { message: "Convite não encontrado" } };
    for (const company of [b, a]) {
      if (company === a) expect((await a.delete(`/api/team/invitations/${id}`)).status).toBe(200);
      expect(await company.post(`/api/team/invitations/${id}/resend`)).toMatchObject(missing);
      expect(await company.delete(`/api/team/invitations/${id}`)).toMatchObject(missing);
    }
    expect((await team()).invitations).toEqual([]);
  });
});

describe("who cannot be invited", () => {
  test.each(["a@bar.com.br", "bloqueada@bar.com.br"])("somebody of the company: %s", async (email) => {
    const { id } = await addPerson("bloqueada@bar.com.br", "gestor");
    await app.pool.query("update users set is_active = false where id = $1", [id]);
    const message = "Esta pessoa já está na equipe";
    expect(await invite(email)).toMatchObject({
      status: 409,
      body: { issues: [{ path: "email", message }] },
    });
  });

  test("an address with an account elsewhere is answered like any other, and told by the mail", async () => {
    await app.addAdmin();
    const plain = await invite("ninguem@exemplo.com.br");
    for (const email of ["b@bar.com.br", "admin@balcao.local"]) {
      const reply = await invite(email);
      expect(Object.keys(reply.body)).toEqual(Object.keys(plain.body));
      expect(reply.status).toBe(plain.status);
      const [message] = await app.mailTo(email);
      expect(message?.text).toContain("use outro e-mail");
      expect(message?.link).toBeUndefined();
    }
  });
});

test("through a mail server: refused at first, replaced meanwhile, the newest arrives with a link that works", async () => {
  const smtp = await startMailServer();
  onTestFinished(smtp.stop);
  const outbox = new Outbox({
    db: app.db,
    delivery: smtpDelivery(smtp.url, "Balcão <nao-responda@balcao.exemplo>"),
    log: pino({ level: "silent" }),
    now: () => app.clock.now,
    publicUrl: "https://balcao.exemplo",
    composeMorning: async () => undefined,
  });
  const hono = createApp({ services: { ...app.services, outbox }, isReady: async () => {} });
  const send = (companyRole: string) =>
    hono.request("/api/team/invitations", {
      method: "POST",
      headers: { authorization: `Bearer ${tokens.a}`, "content-type": "application/json" },
      body: JSON.stringify({ email: teo, companyRole }),
    });
  smtp.behaviour.refuses = true;
  expect((await send("equipe")).status).toBe(201);
  await outbox.settled();
  smtp.behaviour.refuses = false;
  expect((await send("gestor")).status).toBe(201);
  const email = await smtp.newestTo(teo);
  await outbox.settled();
  expect(smtp.received).toHaveLength(1);
  expect(email.text).toContain("na função Gestor.");
  const link = new URL(/https:\S+/.exec(email.text ?? "")?.[0] ?? "");
  expect(link.pathname).toBe("/convite");
  expect(email.html).toContain(`href="${link.href}"`);
  expect((await show(link.searchParams.get("token") ?? "")).body).toMatchObject({ companyRole: "gestor" });
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
});

test("a name that looks like an address is no link in the message", async () => {
  await a.put("/api/company", { name: "https://mau.exemplo/pague" });
  await invite(teo);
  const [message] = await app.mailTo(teo);
  expect(message?.text).not.toContain("mau.exemplo");
});
