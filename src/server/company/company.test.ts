import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Activity } from "#shared/activity/contract.ts";
import type { Company } from "#shared/company/contract.ts";

const { app, a, b } = await twoCompanies();

const entered = {
  name: "Bar da Praia",
  phone: "(11) 99999-0000",
  cnpj: "12.abc.345/01de-35",
  address: "Rua das Flores, 10",
  timeZone: "America/Manaus",
};
const stored = { ...entered, cnpj: "12ABC34501DE35", email: "a@bar.com.br" };

test("a company's data are read, changed and told of, without their values", async () => {
  expect((await a.get("/api/company")).body).toEqual({
    name: "A",
    email: "a@bar.com.br",
    phone: null,
    cnpj: null,
    address: null,
    timeZone: "America/Sao_Paulo",
    version: 1,
  });
  expect(await a.put("/api/company", { ...entered, version: 1 })).toMatchObject({
    status: 200,
    body: { ...stored, version: 2 },
  });
  expect((await a.get("/api/company")).body).toEqual({ ...stored, version: 2 });
  expect((await a.get("/api/user")).body).toMatchObject({
    companyName: "Bar da Praia",
    timeZone: "America/Manaus",
  });
  expect((await a.get("/api/company-data")).body).toMatchObject({ company: stored });
  const { activities } = (await a.get("/api/activity")).body as { activities: Activity[] };
  expect(activities[1]).toMatchObject({
    action: "company_changed",
    details: {
      changes: [
        { field: "name" },
        { field: "phone" },
        { field: "cnpj" },
        { field: "address" },
        { field: "timeZone" },
      ],
    },
  });
  expect(JSON.stringify(activities)).not.toMatch(/99999|12ABC|Flores/);
  expect((await b.get("/api/company")).body).toMatchObject({
    name: "B",
    timeZone: "America/Sao_Paulo",
    version: 1,
  });
});

test("a time zone that is not named is kept, and every answer names it", async () => {
  await a.put("/api/company", { name: "A", timeZone: "America/Rio_Branco" });
  expect((await a.put("/api/company", { name: "B" })).body).toMatchObject({ timeZone: "America/Rio_Branco" });
  expect((await a.get("/api/events")).headers.get("company-time-zone")).toBe("America/Rio_Branco");
  expect((await b.get("/api/events")).headers.get("company-time-zone")).toBe("America/Sao_Paulo");
});

test("what is left empty is none, and a change of nothing leaves no line", async () => {
  await a.put("/api/company", entered);
  const cleared = await a.put("/api/company", { name: "A", cnpj: "", phone: " " });
  expect(cleared.body).toMatchObject({ name: "A", cnpj: null, phone: null, address: null, version: 3 });
  await a.put("/api/company", { name: "A" });
  expect((await app.pool.query("select from audit_entries where action = 'company_changed'")).rowCount).toBe(
    2,
  );
});

test("an edit based on an older version is refused; of two at once one is done", async () => {
  const edit = (name: string) => a.put("/api/company", { name, version: 1 });
  const replies = await Promise.all([edit("Um"), edit("Dois")]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const done = replies.find(({ status }) => status === 200)?.body as unknown as Company;
  expect((await a.get("/api/company")).body).toEqual(done);
});

test.each([
  [{ name: "" }, "name", "Nome da empresa é obrigatório"],
  [{ name: "A", cnpj: "11.222.333/0001-82" }, "cnpj", "CNPJ inválido: confira os números e letras"],
  [{ name: "A", phone: 5 }, "phone", expect.any(String)],
  [{ name: "A", address: "x".repeat(501) }, "address", "Use no máximo 500 caracteres"],
  [{ name: "A", timeZone: "America/New_York" }, "timeZone", "Escolha um fuso horário do Brasil"],
  [{ name: "A", timeZone: "Brazil/East" }, "timeZone", "Escolha um fuso horário do Brasil"],
  [{ name: "A", timeZone: null }, "timeZone", "Escolha um fuso horário do Brasil"],
  [{ name: "A", timeZone: "toString" }, "timeZone", "Escolha um fuso horário do Brasil"],
  [{ name: "A", version: 0 }, "version", "Versão inválida"],
])("%j is refused at %s", async (body, path, message) => {
  expect(await a.put("/api/company", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
  expect((await a.get("/api/company")).body).toMatchObject({ name: "A", version: 1 });
});

test("the address it was registered with, its state and its role in others' eyes are not for its own call", async () => {
  const more = { email: "x@y.com.br", isActive: false, id: 2, companyId: 2, revision: "x" };
  expect((await a.put("/api/company", { ...entered, ...more })).body).toMatchObject({
    email: "a@bar.com.br",
  });
  const { rows } = await app.pool.query("select email, is_active from companies order by id");
  expect(rows).toEqual([
    { email: "a@bar.com.br", is_active: true },
    { email: "b@bar.com.br", is_active: true },
  ]);
});
