import { beforeEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { PASSWORD } from "#server/testing/test-app.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { companyRoles } from "#shared/accounts/permissions.ts";
import { teamCalls } from "./testing/team-calls.ts";

/** Somebody new in every test: messages are kept for all of them. */
let email = "";
let tests = 0;
beforeEach(() => {
  email = `teo${++tests}@exemplo.com.br`;
});

const { app, a } = await twoCompanies();
const { invited, team, show, accept, login, tokensTo, addPerson } = teamCalls(app, a);

const as = (token: string) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, body });
const sessionOf = async (address: string) =>
  (await login(address)).body as { token: string; user: SessionUser };
const ELSEWHERE =
  "Este e-mail já tem uma conta no Balcão, e cada conta é de uma só empresa. Use outro e-mail: peça um convite para ele a quem convidou você.";

test("from the link to the login: who invites, the name, the role; no session in between", async () => {
  const { token } = await invited(email, "equipe");
  expect(await show(token)).toMatchObject({
    status: 200,
    body: { companyName: "A", companyRole: "equipe", invitedBy: "a@bar.com.br" },
  });
  const reply = await accept(token, " Téo Lima ");
  expect([reply.status, reply.body]).toEqual([
    201,
    { message: "Convite aceito! Entre com seu e-mail e sua senha.", email },
  ]);
  const { user } = await sessionOf(email);
  expect(user).toMatchObject({ username: "Téo Lima", companyId: 1, role: "user", companyRole: "equipe" });
  expect(user.requirePasswordChange).toBe(false);
  expect((await team()).invitations).toEqual([]);
  expect((await a.get("/api/activity")).body).toMatchObject({
    activities: [
      { action: "login", username: "Téo Lima" },
      { action: "invitation_accepted", username: "Téo Lima", details: { companyRole: "equipe" } },
      { action: "user_invited" },
    ],
  });
});

test.each(companyRoles)("an invited %s is one", async (role) => {
  const { token } = await invited(email, role);
  await accept(token);
  const session = await sessionOf(email);
  expect(session.user.companyRole).toBe(role);
  expect((await as(session.token)("GET", "/api/team")).status).toBe(role === "dono" ? 200 : 403);
});

test("a name cannot turn around what stands after it in a line", async () => {
  const { token } = await invited(email);
  await accept(token, "Téo \u202eamiL\u2066");
  expect((await sessionOf(email)).user.username).toBe("Téo amiL");
});

test.each([
  [{ name: " " }, "name", "Nome é obrigatório"],
  [{ name: undefined }, "name", "Nome é obrigatório"],
  [{ password: "123" }, "password", "A senha deve ter pelo menos 4 caracteres"],
  [{ token: "" }, "token", "Convite inválido ou ausente"],
])("%j is refused at %s, and the link still works", async (changes, path, message) => {
  const { token } = await invited(email);
  const body = { token, name: "Téo", password: PASSWORD, ...changes };
  const reply = await app.call("POST", "/api/accept-invitation", { body });
  expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  expect((await show(token)).status).toBe(200);
});

test("no field but name and password counts", async () => {
  const { token } = await invited(email, "equipe");
  const smuggled = { companyRole: "dono", role: "admin_system", companyId: 2, email: "x@y.com.br" };
  const body = { token, name: "Téo", password: PASSWORD, ...smuggled };
  expect((await app.call("POST", "/api/accept-invitation", { body })).status).toBe(201);
  const { user } = await sessionOf(email);
  expect(user).toMatchObject({ companyRole: "equipe", role: "user", companyId: 1, email });
});

test("the role that the invitation has when it is accepted counts", async () => {
  // Its message has to be on its way: of an invitation that is replaced before that there is none.
  await invited(email, "dono");
  const { token } = await invited(email, "equipe");
  expect((await show(token)).body).toMatchObject({ companyRole: "equipe" });
  await accept(token);
  expect((await sessionOf(email)).user.companyRole).toBe("equipe");
});

test("of several accepts at once one wins, with its own name and password", async () => {
  const { token } = await invited(email);
  const replies = await Promise.all([1, 2, 3, 4].map((n) => accept(token, `Pessoa ${n}`, `senha-${n}`)));
  const winner = replies.findIndex(({ status }) => status === 201) + 1;
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
  expect((await login(email, `senha-${winner}`)).body).toMatchObject({
    user: { username: `Pessoa ${winner}` },
  });
  expect((await app.pool.query("select from users where email = $1", [email])).rowCount).toBe(1);
});

test("of accepting, cancelling and sending again at once one order is kept", async () => {
  for (let round = 0; round < 5; round++) {
    const person = `pessoa${round}@exemplo.com.br`;
    const { id, token } = await invited(person);
    const [accepted, cancelled] = await Promise.all([accept(token), a.delete(`/api/team/invitations/${id}`)]);
    expect([accepted.status, cancelled.status].toSorted((a, b) => a - b)).toEqual(
      accepted.status === 201 ? [201, 404] : [200, 400],
    );
    const users = await app.pool.query("select from users where email = $1", [person]);
    expect(users.rowCount).toBe(accepted.status === 201 ? 1 : 0);
  }
});

describe("an address that got an account elsewhere meanwhile", () => {
  test("is refused when accepting, and the invitation stays open", async () => {
    const { token } = await invited(email);
    await app.addUser({ email, companyId: 2 });
    expect(await accept(token)).toMatchObject({ status: 409, body: { message: ELSEWHERE } });
    expect((await team()).invitations).toHaveLength(1);
  });

  test("also where two companies' invitations are accepted at once: one wins", async () => {
    const { token } = await invited(email);
    const other = await app.addUser({ email: "c@bar.com.br", companyId: 2 });
    const body = { email, companyRole: "equipe" };
    await as(other.token)("POST", "/api/team/invitations", body);
    const [, theirs] = await tokensTo(email);
    const replies = await Promise.all([accept(token), accept(theirs as string)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe("somebody who was removed", () => {
  const removed = async () => {
    const person = await addPerson(email, "gestor");
    await a.delete(`/api/team/${person.id}`);
    return person;
  };

  test("comes back as the same person, with a new name, role and password, and nothing from before opens it", async () => {
    const { id, token: oldSession } = await removed();
    for (let n = 0; n < 5; n++) await login(email, "errada");
    const { token } = await invited(email, "equipe");
    expect((await accept(token, "Teodoro", "senha-nova")).status).toBe(201);
    expect((await as(oldSession)("GET", "/api/user")).status).toBe(401);
    expect((await login(email, "senha-nova")).body).toMatchObject({
      user: { id, username: "Teodoro", companyRole: "equipe" },
    });
    expect((await login(email)).status).toBe(401);
    expect((await team()).people).toHaveLength(2);
  });

  test("and was blocked by the system admin before stays so", async () => {
    const { id } = await removed();
    await app.pool.query("update users set is_active = false where id = $1", [id]);
    const { token } = await invited(email);
    expect((await accept(token)).status).toBe(201);
    expect(await login(email)).toMatchObject({ status: 403 });
  });

  test("from another company has an account elsewhere", async () => {
    await removed();
    const other = await app.addUser({ email: "c@bar.com.br", companyId: 2 });
    await as(other.token)("POST", "/api/team/invitations", { email, companyRole: "equipe" });
    const [message] = await app.mailTo(email);
    expect(message?.text).toContain("use outro e-mail");
  });
});
