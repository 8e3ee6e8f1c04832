import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let token: string;
let companyA: Awaited<ReturnType<TestApp["addCompany"]>>;
let companyB: Awaited<ReturnType<TestApp["addCompany"]>>;
let adminId: number;

beforeAll(async () => {
  app = await createTestApp();
  companyA = await app.addCompany("Bar A", "a@bar.com.br");
  companyB = await app.addCompany("Bar B", "b@bar.com.br");
  const admin = await app.addAdmin();
  token = admin.token;
  adminId = admin.id;
  await app.pool.query(`
    insert into clients (company_id, name) values (${companyA.id}, 'Ana'), (${companyA.id}, 'Bia');
    insert into clients (company_id, deleted_at) values (${companyB.id}, now());
    insert into drinks (company_id, name) values (${companyA.id}, 'Mojito');
    insert into drinks (company_id, name, deleted_at) values (${companyA.id}, 'Antigo', now());
    insert into events (company_id, name, date) values (${companyB.id}, 'Festa', now());`);
});
afterAll(() => app.close());

const get = (path: string) => app.call("GET", `/api/admin/${path}`, { token });
const toggle = (id: number | string) => app.call("POST", `/api/admin/users/${id}/toggle-status`, { token });

test("the totals count what is there and not what was deleted", async () => {
  expect((await get("stats")).body).toEqual({
    totalCompanies: 2,
    totalUsers: 3,
    totalEvents: 1,
    totalDrinks: 1,
    totalClients: 2,
  });
});

test("companies come with their list fields and nothing else", async () => {
  const { body } = await get("companies");
  expect(body).toHaveLength(2);
  expect(body).toContainEqual({
    id: companyA.id,
    name: "Bar A",
    closedAt: null,
    email: "a@bar.com.br",
    phone: null,
    cnpj: null,
    isActive: 1,
    createdAt: companyA.createdAt.toISOString(),
  });
});

test("clients are counted by company", async () => {
  expect((await get("clients-by-company")).body).toEqual([{ companyId: companyA.id, clientCount: 2 }]);
});

test("users come with their list fields and nothing secret", async () => {
  const { body, text } = await get("users");
  expect(body).toHaveLength(3);
  expect(body).toContainEqual({
    id: companyA.user.id,
    username: "a@bar.com.br",
    email: "a@bar.com.br",
    role: "user",
    companyId: companyA.id,
    isActive: 1,
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(text).not.toMatch(/hash|token|argon/i);
});

describe("toggling a user", () => {
  test("blocks at once, and lets in again", async () => {
    const { user } = companyB;
    const session = () => app.call("GET", "/api/user", { token: user.token });
    const login = () => app.call("POST", "/api/login", { body: { email: user.email, password: PASSWORD } });
    expect((await session()).status).toBe(200);
    expect(await toggle(user.id)).toMatchObject({ status: 200, body: { id: user.id, isActive: 0 } });
    expect((await session()).status).toBe(401);
    expect((await login()).status).toBe(403);
    expect(await toggle(user.id)).toMatchObject({ status: 200, body: { isActive: 1 } });
    // The old session stays dead; a new login works.
    expect((await session()).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  test("an even number of simultaneous toggles changes nothing in the end", async () => {
    await Promise.all(Array.from({ length: 6 }, () => toggle(companyA.user.id)));
    const { body } = await get("users");
    expect(body).toContainEqual(expect.objectContaining({ id: companyA.user.id, isActive: 1 }));
  });

  test("from an old list is refused, and changes nothing", async () => {
    const { id } = companyA.user;
    const from = (status: string) =>
      app.call("POST", `/api/admin/users/${id}/toggle-status`, {
        token,
        headers: { "if-match": `"${status}"` },
      });
    expect((await from("1")).body).toMatchObject({ isActive: 0 });
    expect(await from("1")).toMatchObject({
      status: 409,
      body: { message: "O status deste usuário já foi alterado. Atualize a lista." },
    });
    expect((await from("0")).body).toMatchObject({ isActive: 1 });
  });

  test("never a system admin", async () => {
    expect(await toggle(adminId)).toMatchObject({
      status: 403,
      body: { message: "Administradores do sistema não podem ser desativados" },
    });
  });

  test.each(["999999", "0", "-1", "1.5", "1e1", "0x1", "01", "abc", "2147483648", "99999999999999"])(
    "the id %s: 404",
    async (id) => {
      const message = "Usuário não encontrado";
      expect(await toggle(id)).toMatchObject({ status: 404, body: { message, error: message } });
    },
  );
});
