import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Team } from "#shared/team/contract.ts";

const { a, b } = await twoCompanies();

test("the name that somebody says stands wherever the e-mail stood, also for what was done before", async () => {
  const supplier = await a.post("/api/suppliers", { name: "Atacado" });
  expect(supplier.status).toBe(201);
  expect(await a.put("/api/account", { name: " Ana \u202eLima " })).toMatchObject({
    status: 200,
    body: { message: "Nome salvo" },
  });
  const user = (await a.get("/api/user")).body as SessionUser;
  expect(user).toMatchObject({ username: "Ana Lima", email: "a@bar.com.br" });
  expect(((await a.get("/api/team")).body as Team).people[0]).toMatchObject({ username: "Ana Lima" });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.map(({ action, username }) => [action, username])).toEqual(
    expect.arrayContaining([
      ["user_renamed", "Ana Lima"],
      ["supplier_created", "Ana Lima"],
    ]),
  );
  expect((await b.get("/api/user")).body).toMatchObject({ username: "b@bar.com.br" });
});

test("lists that have names in them are not answered from before", async () => {
  const before = (await a.get("/api/payments")).headers.get("etag");
  await a.put("/api/account", { name: "Ana" });
  expect((await a.get("/api/payments")).headers.get("etag")).not.toBe(before);
});

test.each(["", " ", "\u200b", "N".repeat(201), 7])("%o is no name", async (name) => {
  expect((await a.put("/api/account", { name })).status).toBe(400);
});
