import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secondStepCalls } from "#server/accounts/second-step/testing/second-step-calls.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { Authenticator } from "#server/testing/authenticator.ts";
import { createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
let count = 0;
const somebody = async () => (await app.addCompany("Bar", `passkey${++count}@bar.com.br`)).user;
type Somebody = Awaited<ReturnType<typeof somebody>>;

const optionsFor = async (token: string) =>
  (await app.call("POST", "/api/passkeys/options", { token })).body as { challenge: string };
const add = (token: string, response: object, name = "Celular") =>
  app.call("POST", "/api/passkeys", { token, body: { name, response } });
const listed = async ({ token }: Somebody) =>
  (await app.call("GET", "/api/passkeys", { token })).body as { id: number; name: string }[];

async function withPasskey(on?: Somebody) {
  const user = on ?? (await somebody());
  const key = new Authenticator();
  const added = await add(user.token, key.register(await optionsFor(user.token)));
  expect(added.status, added.text).toBe(201);
  return { user, key, id: (added.body as { id: number }).id };
}

const asked = async () =>
  (await app.call("POST", "/api/login/passkey/options", {})).body as { challenge: string };
const enter = (response: object) => app.call("POST", "/api/login/passkey", { body: { response } });

test("a passkey opens a session without password or second step, again and again", async () => {
  const { user, key } = await withPasskey();
  for (let times = 0; times < 2; times++) {
    const { status, body } = await enter(key.sign(await asked()));
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    const { token } = body as { token: string };
    expect((await app.call("GET", "/api/ingredients", { token })).status).toBe(200);
  }
  const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.userId, user.id));
  expect(entry?.action).toBe("passkey_added");
  expect((await app.mailTo(user.email)).map(({ text }) => text).join()).toContain("passkey foi adicionada");
});

test("one whose counter stays at 0, as synchronised ones do, opens it too", async () => {
  const { key } = await withPasskey();
  for (let times = 0; times < 2; times++)
    expect((await enter(key.sign(await asked(), { counter: 0 }))).status).toBe(200);
});

test.each<[string, (key: Authenticator, challenge: { challenge: string }) => object, string]>([
  [
    "made on another site",
    (key, to) => key.sign(to, { origin: "https://balcao.exemplo.com" }),
    "Passkeys só valem em localhost:3000: abra o Balcão por esse endereço.",
  ],
  [
    "of an unasked challenge",
    (key) => key.sign({ challenge: "A".repeat(43) }),
    "Este pedido venceu ou já foi usado. Tente de novo.",
  ],
  [
    "without a check of the person",
    (key, to) => key.sign(to, { isVerified: false }),
    "A passkey não pôde ser conferida. Tente de novo ou use a senha.",
  ],
  [
    "for another site's id",
    (_key, to) => new Authenticator("exemplo.com").sign(to),
    "Passkey não reconhecida. Use a senha.",
  ],
  ["that nobody has", (_key, to) => new Authenticator().sign(to), "Passkey não reconhecida. Use a senha."],
  [
    "signed by another key",
    (key, to) => ({
      ...new Authenticator().sign(to),
      id: key.id.toString("base64url"),
      rawId: key.id.toString("base64url"),
    }),
    "Passkey não reconhecida. Use a senha.",
  ],
])("an answer %s is refused in a sentence", async (_name, answer, message) => {
  const { key } = await withPasskey();
  const reply = await enter(answer(key, await asked()));
  expect(reply).toMatchObject({ body: { message } });
  expect([400, 401]).toContain(reply.status);
});

test("a challenge is used once, by one of many at once, and for five minutes", async () => {
  const { key } = await withPasskey();
  const answer = key.sign(await asked());
  const replies = await Promise.all(Array.from({ length: 5 }, () => enter(answer)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = await asked();
  app.later(5 * MINUTE);
  expect((await enter(key.sign(late))).status).toBe(400);
});

test("a counter that was rolled back, as that of a copy, is refused", async () => {
  const { key } = await withPasskey();
  expect((await enter(key.sign(await asked(), { counter: 9 }))).status).toBe(200);
  for (const counter of [9, 8, 0])
    expect((await enter(key.sign(await asked(), { counter }))).status).toBe(400);
  expect((await enter(key.sign(await asked(), { counter: 10 }))).status).toBe(200);
});

test("a challenge for one purpose or person is none for another", async () => {
  const { user, key } = await withPasskey();
  const other = await withPasskey();
  const forStepUp = (await app.call("POST", "/api/step-up/options", { token: user.token })).body as {
    challenge: string;
  };
  expect((await enter(key.sign(forStepUp))).status).toBe(400);
  const theirs = other.key.register(await optionsFor(other.user.token));
  expect((await add(user.token, theirs)).status).toBe(400);
});

test("nobody adds a passkey that somebody else has, or removes one", async () => {
  const { key, id } = await withPasskey();
  const other = await somebody();
  const again = await add(other.token, key.register(await optionsFor(other.token)));
  expect(again).toMatchObject({ status: 409, body: { message: "Esta passkey já está cadastrada" } });
  const removed = await app.call("DELETE", `/api/passkeys/${id}`, { token: other.token });
  expect(removed).toMatchObject({ status: 404, body: { message: "Passkey não encontrada" } });
  expect((await enter(key.sign(await asked()))).status).toBe(200);
});

test("the eleventh is refused, also of two at once", async () => {
  const user = await somebody();
  for (let number = 0; number < 9; number++) await withPasskey(user);
  const challenge = await optionsFor(user.token);
  const both = await Promise.all(
    [new Authenticator(), new Authenticator()].map(async (key) => add(user.token, key.register(challenge))),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  const { status, body } = await app.call("POST", "/api/passkeys/options", { token: user.token });
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { message: "Você já tem 10 passkeys; remova uma para adicionar outra" },
  });
  expect(await listed(user)).toHaveLength(10);
});

test("a removed one opens nothing, nor does one of a blocked or removed person", async () => {
  const { user, key, id } = await withPasskey();
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
  expect(await enter(key.sign(await asked()))).toMatchObject({
    status: 403,
    body: { message: "Usuário bloqueado. Entre em contato com o suporte." },
  });
  await app.db.update(users).set({ isActive: true, removedAt: app.clock.now }).where(eq(users.id, user.id));
  expect((await enter(key.sign(await asked()))).status).toBe(401);
  await app.db.update(users).set({ removedAt: null }).where(eq(users.id, user.id));
  const token = await app.signIn(user.id);
  expect((await app.call("DELETE", `/api/passkeys/${id}`, { token })).status).toBe(200);
  expect((await enter(key.sign(await asked()))).status).toBe(401);
});

test("a name is needed, and what is no answer of a passkey is said to be none", async () => {
  const user = await somebody();
  const response = new Authenticator().register(await optionsFor(user.token));
  expect((await add(user.token, response, " ")).body).toMatchObject({
    issues: [{ path: "name", message: "Dê um nome à passkey" }],
  });
  for (const broken of [{}, { ...response, response: {} }, { ...response, id: "é" }, null])
    expect((await add(user.token, broken as object)).status).toBe(400);
});

test("it proves who is signed in, and nobody else's does", async () => {
  const { user, key } = await withPasskey();
  const stranger = await withPasskey();
  app.later(11 * MINUTE);
  const settings = () =>
    app.call("PUT", "/api/payment-settings", { token: user.token, body: { depositPercent: 40 } });
  expect((await settings()).body).toMatchObject({ stepUp: true });
  const options = async () =>
    (await app.call("POST", "/api/step-up/options", { token: user.token })).body as { challenge: string };
  const prove = async (by: Authenticator) =>
    app.call("POST", "/api/step-up", { token: user.token, body: { response: by.sign(await options()) } });
  expect(await prove(stranger.key)).toMatchObject({ status: 400 });
  expect((await settings()).status).toBe(403);
  expect((await prove(key)).status).toBe(200);
  expect((await settings()).status).not.toBe(403);
});

test("a login by password goes on as before beside a passkey", async () => {
  const { user } = await withPasskey();
  const reply = await app.call("POST", "/api/login", { body: { email: user.email, password: PASSWORD } });
  expect(reply).toMatchObject({ status: 200, body: { user: { id: user.id } } });
});

test("where a second step is on, the password alone adds none, which would stand for both", async () => {
  const { token } = await somebody();
  const call = (method: string, path: string, body?: object) => app.call(method, path, { token, body });
  const { secret } = (await call("POST", "/api/second-step")).body as { secret: string };
  const code = () => secondStepCalls(app).codeFrom(secret);
  const options = await optionsFor(token);
  expect((await call("POST", "/api/second-step", { code: code() })).status).toBe(200);
  app.later(11 * MINUTE);
  expect((await call("POST", "/api/step-up", { password: PASSWORD })).status).toBe(200);
  const key = new Authenticator();
  for (const refused of [
    await call("POST", "/api/passkeys/options"),
    await add(token, key.register(options)),
  ])
    expect(refused).toMatchObject({ status: 403, body: { stepUp: true, secondStep: true } });
  expect((await call("POST", "/api/step-up", { code: code() })).status).toBe(200);
  expect((await add(token, key.register(await optionsFor(token)))).status).toBe(201);
});
