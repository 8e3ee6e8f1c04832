import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { hashPassword } from "#server/accounts/passwords.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { recoveryCodes, secondSteps } from "#server/db/schema/keys.ts";
import { createTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { bytesOfSecret } from "./testing/bytes-of-secret.ts";
import { HALF_MINUTE, MINUTE, secondStepCalls } from "./testing/second-step-calls.ts";

const app = await createTestApp();
afterAll(() => app.close());
const { somebody, as, codeFrom, withSecondStep, enter, ticketFor, finish } = secondStepCalls(app);

test("a right password answers a ticket and no token; the code opens the session", async () => {
  const { user, phone } = await withSecondStep();
  const { status, body } = await enter(user.email);
  expect({ status, body }).toEqual({ status: 200, body: { secondStep: true, ticket: expect.any(String) } });
  const opened = await finish((body as { ticket: string }).ticket, phone());
  expect(opened).toMatchObject({
    status: 200,
    body: { user: { id: user.id }, requirePasswordChange: false },
  });
  const { token } = opened.body as { token: string };
  expect((await app.call("GET", "/api/ingredients", { token })).status).toBe(200);
});

test.each([
  ["of the step before", -1],
  ["of now", 0],
  ["of the step after", 1],
])("a code %s is right, once", async (_name, later) => {
  const { user, phone } = await withSecondStep();
  app.later(HALF_MINUTE);
  expect((await finish(await ticketFor(user), phone(later))).status).toBe(200);
  const again = await finish(await ticketFor(user), phone(later));
  expect(again).toMatchObject({
    status: 400,
    body: { message: "Este código já foi usado. Espere o próximo.", issues: [{ path: "code" }] },
  });
});

test("a code of two steps away is wrong, and so is one of an older step than the last used", async () => {
  const { user, phone } = await withSecondStep();
  app.later(2 * HALF_MINUTE);
  for (const later of [-2, 2])
    expect(await finish(await ticketFor(user), phone(later))).toMatchObject({
      status: 400,
      body: { message: "Código incorreto" },
    });
  expect((await finish(await ticketFor(user), phone(1))).status).toBe(200);
  expect((await finish(await ticketFor(user), phone(0))).status).toBe(400);
});

test("a ticket lasts five minutes and five tries, and opens one session", async () => {
  const { user, phone } = await withSecondStep();
  const used = await ticketFor(user);
  expect((await finish(used, phone())).status).toBe(200);
  app.later(HALF_MINUTE);
  expect(await finish(used, phone())).toMatchObject({
    status: 401,
    body: { message: "Esta etapa venceu. Entre com a senha de novo." },
  });
  const late = await ticketFor(user);
  app.later(5 * MINUTE);
  expect((await finish(late, phone())).status).toBe(401);
  const tried = await ticketFor(user);
  for (let tries = 0; tries < 5; tries++) expect((await finish(tried, "000000")).status).toBe(400);
  expect((await finish(tried, phone())).status).toBe(401);
  // Five failures close the account for a minute, also to whoever knows the password.
  expect((await enter(user.email)).status).toBe(429);
  app.later(MINUTE);
  expect((await finish(await ticketFor(user), phone())).status).toBe(200);
});

test("a ticket is no other address's, and none after a change of the password or a block", async () => {
  const { user, phone } = await withSecondStep();
  const moved = await ticketFor(user);
  expect((await finish(moved, phone(), "10.1.2.3")).status).toBe(401);
  expect((await finish(moved, phone())).status).toBe(200);
  app.later(HALF_MINUTE);
  const before = await ticketFor(user);
  const body = { currentPassword: PASSWORD, newPassword: "outra-senha" };
  expect((await app.call("POST", "/api/change-password", { token: user.token, body })).status).toBe(200);
  expect((await finish(before, phone())).status).toBe(401);
  const passwordHash = await hashPassword(PASSWORD, "test");
  await app.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  const blocked = await ticketFor(user);
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
  expect(await finish(blocked, phone())).toMatchObject({ status: 403 });
});

test("of two sign-ins at once with the same code one goes through", async () => {
  const { user, phone } = await withSecondStep();
  const tickets = [await ticketFor(user), await ticketFor(user)];
  const replies = await Promise.all(tickets.map((ticket) => finish(ticket, phone())));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  app.later(HALF_MINUTE);
  const [ticket] = [await ticketFor(user)];
  const twice = await Promise.all([finish(ticket, phone()), finish(ticket, phone())]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("ten recovery codes open it once each, however they are written, and that is mailed", async () => {
  const { user, codes } = await withSecondStep();
  expect(codes).toHaveLength(10);
  expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const [first = "", second = ""] = codes;
  expect((await finish(await ticketFor(user), first)).status).toBe(200);
  expect((await finish(await ticketFor(user), first)).status).toBe(400);
  const spaced = ` ${second.toUpperCase().replaceAll("-", " ")} `;
  expect((await finish(await ticketFor(user), spaced)).status).toBe(200);
  expect((await as(user, "GET")).body).toEqual({ isOn: true, codesLeft: 8 });
  const mail = await app.mailTo(user.email);
  expect(mail.filter(({ text }) => text.includes("código de recuperação"))).toHaveLength(2);
  const twice = await Promise.all([1, 2].map(async () => finish(await ticketFor(user), codes[2] ?? "")));
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("an app's code is mailed to nobody and no trail, and one ticket opens one session by two codes at once", async () => {
  const { user, phone, codes } = await withSecondStep();
  expect((await finish(await ticketFor(user), phone())).status).toBe(200);
  const mail = await app.mailTo(user.email);
  expect(mail.filter(({ text }) => text.includes("código de recuperação"))).toEqual([]);
  const ticket = await ticketFor(user);
  const replies = await Promise.all(codes.slice(0, 2).map((code) => finish(ticket, code)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test("wrong codes count as failed logins, and a right password alone takes none of them back", async () => {
  const { user, phone } = await withSecondStep();
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const answer = await enter(user.email);
    const { ticket } = answer.body as { ticket?: string };
    statuses.push(ticket ? (await finish(ticket, "000000")).status : answer.status);
  }
  expect(statuses).toContain(429);
  app.later(2 * MINUTE);
  expect((await finish(await ticketFor(user), phone())).status).toBe(200);
});

test("thirty wrong codes a day are the limit, whatever is done between them", async () => {
  const { user, phone, codes } = await withSecondStep();
  for (let tries = 0; tries < 30; tries++) {
    await app.pool.query("delete from login_failures; delete from login_tickets");
    await app.pool.query("delete from attempts where key like 'login %'");
    expect((await finish(await ticketFor(user), "000000")).status).toBe(400);
  }
  await app.pool.query("delete from login_failures");
  expect((await finish(await ticketFor(user), phone())).status).toBe(429);
  expect((await finish(await ticketFor(user), codes[0] ?? "")).status).toBe(429);
  app.later(24 * 60 * MINUTE);
  expect((await finish(await ticketFor(user), phone())).status).toBe(200);
});

test("nothing is on until a code was given; the secret may be begun anew until then", async () => {
  const user = await somebody();
  expect(await as(user, "POST", { code: "000000" })).toMatchObject({
    status: 409,
    body: { message: "Comece de novo: leia o código QR com o aplicativo" },
  });
  const { secret, uri } = (await as(user, "POST")).body as { secret: string; uri: string };
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(
    `otpauth://totp/${encodeURIComponent(`Balcão:${user.email}`)}?secret=${secret}&issuer=Balc%C3%A3o`,
  );
  expect((await enter(user.email)).body).toHaveProperty("token");
  const wrong = await as(user, "POST", { code: "000000" });
  expect(wrong).toMatchObject({
    status: 400,
    body: { issues: [{ path: "code", message: "Código incorreto" }] },
  });
  const anew = (await as(user, "POST")).body as { secret: string };
  expect((await as(user, "POST", { code: codeFrom(secret) })).status).toBe(400);
  expect((await as(user, "POST", { code: codeFrom(anew.secret) })).status).toBe(200);
  for (const body of [undefined, { code: codeFrom(anew.secret) }])
    expect(await as(user, "POST", body)).toMatchObject({
      status: 409,
      body: { message: "A segunda etapa já está ligada" },
    });
});

test("of two confirmations at once one shows codes, and they are the ones that work", async () => {
  const user = await somebody();
  const { secret } = (await as(user, "POST")).body as { secret: string };
  const code = codeFrom(secret);
  const replies = await Promise.all([as(user, "POST", { code }), as(user, "POST", { code })]);
  const [good, ...more] = replies.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const [first = ""] = (good as { body: { recoveryCodes: string[] } } | undefined)?.body.recoveryCodes ?? [];
  expect((await finish(await ticketFor(user), first)).status).toBe(200);
});

test("a login that was verified before it was switched on opens nothing after", async () => {
  const user = await somebody();
  const { secret } = (await as(user, "POST")).body as { secret: string };
  const code = codeFrom(secret);
  const [, ...logins] = await Promise.all([
    as(user, "POST", { code }),
    ...Array.from({ length: 6 }, () => enter(user.email)),
  ]);
  for (const { body } of logins)
    expect(Object.keys(body)).toContainEqual(expect.stringMatching(/token|secondStep/));
  expect((await enter(user.email)).body).toHaveProperty("secondStep");
});

test("switching it off needs it: the password is no proof", async () => {
  const { user, phone, codes } = await withSecondStep();
  app.later(11 * MINUTE);
  const prove = (body: object) => app.call("POST", "/api/step-up", { token: user.token, body });
  expect((await prove({ password: PASSWORD })).status).toBe(200);
  expect(await as(user, "DELETE")).toMatchObject({ status: 403, body: { stepUp: true, secondStep: true } });
  expect(await prove({ code: "000000" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "code" }] },
  });
  expect((await prove({ code: phone() })).status).toBe(200);
  expect((await prove({ code: phone() })).status).toBe(400);
  expect((await prove({ code: codes[0] })).status).toBe(200);
  expect((await app.mailTo(user.email)).at(-1)?.text).toContain("código de recuperação");
  expect((await as(user, "DELETE")).status).toBe(200);
  expect((await as(user, "DELETE")).status).toBe(200);
  expect((await enter(user.email)).body).toHaveProperty("token");
  expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  // Switched off once, recorded once.
  const isThat = and(eq(auditEntries.userId, user.id), eq(auditEntries.action, "second_step_off"));
  expect(await app.db.$count(auditEntries, isThat)).toBe(1);
});

test("an owner ends that of a person who lost it, with a proof, and that person is told", async () => {
  const { user } = await withSecondStep();
  const owner = await app.addUser({ email: `dono-${user.email}`, companyId: user.companyId });
  const end = (token: string, id = user.id) => app.call("DELETE", `/api/team/${id}/second-step`, { token });
  expect((await end((await somebody()).token)).status).toBe(404);
  expect(await end(owner.token, owner.id)).toMatchObject({ status: 409 });
  app.later(11 * MINUTE);
  expect(await end(owner.token)).toMatchObject({ status: 403, body: { stepUp: true } });
  await app.call("POST", "/api/step-up", { token: owner.token, body: { password: PASSWORD } });
  expect((await end(owner.token)).status).toBe(200);
  expect((await enter(user.email)).body).toHaveProperty("token");
  const mail = await app.mailTo(user.email);
  expect(mail.at(-1)?.text).toContain("encerradas por quem administra o acesso");
});

test("a system admin ends that of the only owner, and of no other admin", async () => {
  const { user } = await withSecondStep();
  const admin = await app.addAdmin(`admin-${user.email}`);
  const other = await app.addAdmin(`outro-${user.email}`);
  const end = (id: number) =>
    app.call("POST", `/api/admin/users/${id}/end-second-step`, { token: admin.token });
  expect((await end(other.id)).status).toBe(403);
  expect((await end(user.id)).status).toBe(200);
  expect((await enter(user.email)).body).toHaveProperty("token");
});

test("the secret is nowhere in the database, and useless without its key or in another account", async () => {
  const { user, secret } = await withSecondStep();
  const [row] = await app.db.select().from(secondSteps).where(eq(secondSteps.userId, user.id));
  const bytes = bytesOfSecret(secret);
  for (const text of [secret, bytes.toString("base64url"), bytes.toString("hex")])
    expect(JSON.stringify(row)).not.toContain(text);
  expect(app.services.secrets.open(row?.sealedSecret ?? "", user.id)).toEqual(bytes);
  expect(() => app.services.secrets.open(row?.sealedSecret ?? "", user.id + 1)).toThrow();
});
