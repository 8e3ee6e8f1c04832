import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { INVITATION_DAYS, type InvitationLink, MOST_LINKS_PER_INVITATION } from "#shared/team/contract.ts";
import { teamCalls } from "./testing/team-calls.ts";

/** Somebody new in every test: messages are kept for all of them. */
let email = "";
let tests = 0;
beforeEach(() => {
  email = `bia${++tests}@exemplo.com.br`;
});

const { app, a, b } = await twoCompanies();
const { invited, show, accept, login, addPerson } = teamCalls(app, a);
const linkOf = (id: number, company = a) => company.put(`/api/team/invitations/${id}/link`);
const tokenIn = ({ link }: InvitationLink) => new URL(link).searchParams.get("token") ?? "";
const copied = async (id: number) => tokenIn((await linkOf(id)).body as InvitationLink);

test("a copied link opens the invitation beside the mailed one; using either ends both", async () => {
  const { id, token } = await invited(email);
  const first = await copied(id);
  const second = await copied(id);
  expect(new Set([token, first, second]).size).toBe(3);
  for (const one of [token, first, second]) {
    expect(await show(one)).toMatchObject({ status: 200, body: { companyRole: "equipe" } });
  }
  expect((await accept(first)).status).toBe(201);
  for (const one of [token, second]) {
    expect((await accept(one)).status).toBe(400);
  }
  expect((await login(email)).status).toBe(200);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities).toContainEqual(
    expect.objectContaining({ action: "invitation_link_made", details: { companyRole: "equipe" } }),
  );
});

test("the database knows the hash of a copied link only", async () => {
  const { id } = await invited(email);
  const token = await copied(id);
  const { rows } = await app.pool.query(
    "select (select json_agg(t)::text from invitation_tokens t) || (select json_agg(e)::text from audit_entries e) as text",
  );
  expect(rows[0].text).not.toContain(token);
});

test.each(["dono", "gestor"] as const)("the link of an invited %s goes by e-mail alone", async (role) => {
  const { id } = await invited(email, role);
  expect(await linkOf(id)).toMatchObject({
    status: 409,
    body: { message: "Só o convite para a função Equipe tem link para copiar" },
  });
});

test("sending again or cancelling ends copied links too", async () => {
  const { id } = await invited(email);
  const before = await copied(id);
  await a.post(`/api/team/invitations/${id}/resend`);
  expect((await show(before)).status).toBe(400);
  const after = await copied(id);
  expect((await show(after)).status).toBe(200);
  await a.delete(`/api/team/invitations/${id}`);
  expect((await show(after)).status).toBe(400);
  expect((await linkOf(id)).status).toBe(404);
});

test("another company's invitation is not found, nor is it for somebody who no longer owns", async () => {
  const { id } = await invited(email);
  expect(await linkOf(id, b)).toMatchObject({ status: 404, body: { message: "Convite não encontrado" } });
  const manager = await addPerson(`gestor-${email}`, "gestor");
  const call = await app.call("PUT", `/api/team/invitations/${id}/link`, { token: manager.token });
  expect(call.status).toBe(403);
});

test("there are so many links of one invitation, and none of one that is over", async () => {
  const { id } = await invited(email);
  for (let links = 1; links < MOST_LINKS_PER_INVITATION; links++) {
    expect((await linkOf(id)).status).toBe(200);
  }
  expect(await linkOf(id)).toMatchObject({
    status: 409,
    body: { message: "Este convite já tem muitos links. Reenvie-o para ter um link novo." },
  });
  const { id: other } = await invited(`outra-${email}`);
  app.later((INVITATION_DAYS * 24 + 1) * 60 * 60 * 1000);
  const { token } = (await login("a@bar.com.br")).body as { token: string };
  expect(await app.call("PUT", `/api/team/invitations/${other}/link`, { token })).toMatchObject({
    status: 409,
    body: { message: "Este convite venceu. Reenvie-o para ter um link novo." },
  });
});
