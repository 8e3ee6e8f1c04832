import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { asked, inquiriesOf, note } from "./testing/asked.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const deleteForGood = async (clientId: number) => {
  await a.delete(`/api/clients/${clientId}`);
  expect((await a.delete(`/api/clients/${clientId}/name`)).status).toBe(200);
};

test("deleting a client for good wipes name, contact and message of its requests", async () => {
  const { id } = await note(a);
  await a.post(`/api/inquiries/${id}/event`, { clientId: null });
  await deleteForGood(4);
  expect(await inquiriesOf(a)).toMatchObject([
    {
      state: "virou_evento",
      name: "nome removido",
      phone: null,
      email: null,
      message: null,
      date: "2026-12-12",
      location: "Itu",
      guests: 120,
    },
  ]);
  const { rows } = await app.pool.query("select from inquiries i where i::text ~ 'Souza|98765|17h|ana@'");
  expect(rows).toEqual([]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.find(({ action }) => action === "inquiry_noted")?.subject).toBe("1");
});

test("discarded ones of the same contact are wiped too; new ones and other people's are not", async () => {
  await a.put("/api/clients/1", { name: "Ana", phone: "11987654321", email: "ana@exemplo.com.br" });
  const byPhone = await note(a, { email: "" });
  const byEmail = await note(a, { phone: "", email: "ANA@exemplo.com.br" });
  const another = await note(a, { name: "Rui", phone: "21 91234-5678", email: "" });
  for (const { id } of [byPhone, byEmail, another]) await a.post(`/api/inquiries/${id}/discard`);
  await note(a);
  await note(b);
  await deleteForGood(1);
  expect((await inquiriesOf(a)).map(({ name, state }) => [name, state])).toEqual([
    ["Ana Souza", "novo"],
    ["Rui", "descartado"],
    ["nome removido", "descartado"],
    ["nome removido", "descartado"],
  ]);
  expect(await inquiriesOf(b)).toMatchObject([{ name: "Ana Souza", phone: asked.phone }]);
  expect((await a.post(`/api/inquiries/${byPhone.id}/reopen`)).status).toBe(409);
});
