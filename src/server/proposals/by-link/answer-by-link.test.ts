import { beforeEach, expect, test } from "vitest";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import { offer, pathOf, proposalsOf, send, statusOf } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { form, open, accept, refuse } = linkForms(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test.each([
  [{ name: "", agree: "sim" }, "Informe o nome de quem aceita"],
  [{ name: " \u200b ", agree: "sim" }, "Informe o nome de quem aceita"],
  [{ name: "Ana" }, "Marque que leu e aceita a proposta"],
  [{ name: "x".repeat(201), agree: "sim" }, "Use no máximo 200 caracteres"],
])("%j is refused with a sentence, and what was typed stays", async (values, sentence) => {
  const { path } = await offer(a);
  const { status, text } = await form(`${path}/aceitar`, values as Record<string, string>);
  expect(status).toBe(400);
  expect(text).toContain(`role="alert"><p>${sentence}`);
  expect(text).toContain(`value="${values.name}"`);
  const again = await open(`${path}/aceitar`);
  expect([again.status, again.headers.get("location")]).toEqual([302, path]);
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada" }]);
});

test("of two who accept at once one wins, and the other is told", async () => {
  const { path } = await offer(a);
  const replies = await Promise.all(["Ana", "Bruno", "Caio"].map((name) => accept(path, name)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.text).toContain("Proposta aceita");
  const { rows } = await app.pool.query(
    "select from audit_entries where action = 'proposal_accepted_by_client'",
  );
  expect(rows).toHaveLength(1);
});

test("accept and refuse at once: one of them counts", async () => {
  const { path, event } = await offer(a);
  const replies = await Promise.all([accept(path), refuse(path, "Caro")]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409]);
  const [proposal] = await proposalsOf(a);
  expect(await statusOf(a, event.id)).toBe(proposal?.state === "aceita" ? "confirmado" : "orçamento");
});

test("it can be accepted until the last second of its day in São Paulo", async () => {
  const { path } = await offer(a);
  const late = await offer(a);
  app.clock.now = new Date("2026-03-12T02:59:59.999Z");
  expect(await accept(path)).toMatchObject({ status: 303 });
  app.clock.now = new Date("2026-03-12T03:00:00.000Z");
  const reply = await accept(late.path);
  expect(reply.status).toBe(409);
  expect(reply.text).toContain("O prazo desta proposta terminou");
  const page = await open(late.path);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("<form");
  expect((await proposalsOf(a)).map(({ state }) => state).sort()).toEqual(["aceita", "vencida"]);
});

test("the link of a replaced version leads to the new one, and cannot be accepted", async () => {
  const { event, path } = await offer(a);
  const next = (await send(a, event.id)).body as Proposal;
  const reply = await open(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([302, pathOf(next)]);
  const refused = await accept(path);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("substituída por uma versão mais nova");
  expect(refused.text).toContain(`href="${pathOf(next)}">Ler a nova versão`);
  expect(await accept(pathOf(next))).toMatchObject({ status: 303 });
  expect((await open(`${path}.pdf`)).headers.get("location")).toBe(`${pathOf(next)}.pdf`);
});

test("accepting while the owner sends a new version: it is an addendum, or what was replaced is not accepted", async () => {
  for (let round = 0; round < 5; round++) {
    const { event, path } = await offer(a);
    const [accepted, sent] = await Promise.all([accept(path), send(a, event.id)]);
    const isAccepted = accepted.status === 303;
    expect(accepted.status).toBe(isAccepted ? 303 : 409);
    expect(sent).toMatchObject({ status: 201, body: { version: 2, isAddendum: isAccepted } });
    expect(await statusOf(a, event.id)).toBe(isAccepted ? "confirmado" : "orçamento");
  }
});

test.each([
  ["disabled", (event: CateringEvent) => a.patch(`/api/events/${event.id}/disable`)],
  [
    "cancelled",
    (event: CateringEvent) => a.put(`/api/events/${event.id}`, { ...event, status: "cancelado" }),
  ],
])("of an event that was %s it can be read, not accepted", async (_, end) => {
  const { event, path } = await offer(a);
  await end(event);
  const page = await open(path);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining("não está mais disponível") });
  expect(page.text).not.toContain("<form");
  expect(await accept(path)).toMatchObject({ status: 409, text: expect.stringContaining("não está mais") });
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada" }]);
});

test("a revoked link is gone, whatever is done with it", async () => {
  const { proposal, path } = await offer(a);
  await a.post(`/api/proposals/${proposal.id}/revoke`);
  const answers = [await open(path), await open(`${path}.pdf`), await open(`${path}/logo`)];
  const forms = [await accept(path), await refuse(path), await form(`${path}/vista`, {})];
  for (const { status } of [...answers, ...forms]) expect(status).toBe(404);
});

test("with the new version every link before it is gone too", async () => {
  const { event, path } = await offer(a);
  const next = (await send(a, event.id)).body as Proposal;
  await a.post(`/api/proposals/${next.id}/revoke`);
  const answers = [await open(path), await open(`${path}.pdf`), await open(`${path}/logo`)];
  const forms = [await accept(path), await form(`${path}/aceitar`, {}), await form(`${path}/vista`, {})];
  for (const { status } of [...answers, ...forms]) expect(status).toBe(404);
});

test("refusing keeps the reason for the owner, and cannot be taken back by the link", async () => {
  const { path, event } = await offer(a);
  expect(await refuse(path, " Ficou caro,\ntalvez depois ")).toMatchObject({ status: 303 });
  expect(await proposalsOf(a)).toMatchObject([
    { state: "recusada", refusalReason: "Ficou caro,\ntalvez depois" },
  ]);
  expect(await accept(path)).toMatchObject({ status: 409, text: expect.stringContaining("já foi recusada") });
  expect(await statusOf(a, event.id)).toBe("orçamento");
});

test("the owners are told by e-mail, and what a client writes becomes no link", async () => {
  const { path, event } = await offer(a);
  await accept(path, "www.golpe.com Ana");
  const refused = await offer(a);
  await refuse(refused.path, "http://golpe.com");
  const [first, second] = (await app.mailTo("a@bar.com.br")).slice(-2);
  expect(first).toMatchObject({ subject: "Proposta aceita · Balcão" });
  expect(first?.text).toContain("www golpe com Ana aceitou a proposta nº 1 (Casamento da Ana)");
  expect(first?.text).toContain(`/eventos/${event.id}`);
  expect(second).toMatchObject({ subject: "Proposta recusada · Balcão" });
  expect(second?.text).not.toContain("golpe");
  expect(await app.mailTo("b@bar.com.br")).toEqual([]);
});

test("only the first look counts as seen", async () => {
  const { path } = await offer(a);
  await open(path);
  expect(await proposalsOf(a)).toMatchObject([{ seenAt: null }]);
  expect(await form(`${path}/vista`, {})).toMatchObject({ status: 204 });
  app.later(60_000);
  await form(`${path}/vista`, {});
  expect(await proposalsOf(a)).toMatchObject([{ seenAt: "2026-03-10T15:00:00.000Z" }]);
});

test("a form of another site is refused", async () => {
  const { path } = await offer(a);
  const reply = await app.call("POST", `${path}/aceitar`, {
    body: "name=Ana&agree=sim",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
  });
  expect(reply.status).toBe(403);
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada" }]);
});
