import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { companyPool } from "#server/db/pools/pools.ts";
import { PreparingClient } from "#server/db/pools/preparing-client.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import {
  createRentedDatabase,
  createTestDatabase,
  type TestDatabase,
} from "#server/testing/test-database.ts";
import { CompanyDatabases } from "./company-databases.ts";
import type { CompanyId } from "./company-id.ts";
import { companyRole } from "./company-role.ts";

const A = 1 as CompanyId;
const B = 2 as CompanyId;
const REFUSED = { cause: { code: "42501" } };

const bottle = (companyId: number, name: string) =>
  ({
    companyId,
    name,
    category: "Outros",
    quantity: 5,
    unit: "L",
    pricePerUnit: "50",
    unitCost: "10",
  }) as const;

describe.each([
  ["a superuser's login", createTestDatabase],
  ["the login of a rented database", createRentedDatabase],
])("%s", (_login, create) => {
  let database: TestDatabase;
  /** One connection for all, so that each query comes over the one that served another company. */
  let companies: CompanyDatabases;

  beforeAll(async () => {
    database = await create();
    const role = await companyRole(database.pool);
    const pool = companyPool({ ...database.connection, options: "" }, role, { max: 1 });
    companies = new CompanyDatabases(pool);
    await database.pool.query(`
      insert into companies (name, email) values ('A', 'a@bar.com.br'), ('B', 'b@bar.com.br');
      insert into users (username, email, password_hash, company_id, company_role) values
        ('a', 'a@bar.com.br', 'segredo', 1, 'dono'), ('b', 'b@bar.com.br', 'segredo', 2, 'dono');
      insert into users (username, email, password_hash, role) values
        ('admin', 'admin@bar.com.br', 'segredo', 'admin_system');
      insert into sessions (token_hash, user_id, last_seen_at, expires_at) values ('x', 1, now(), now());
      insert into given_answers (user_id, key, request) values (1, 'a', ''), (2, 'b', ''), (3, 'admin', '');
      insert into audit_entries (company_id, user_id, action) values (1, 1, 'login'), (2, 2, 'login'), (null, 3, 'login')`);
    await database.db.insert(ingredients).values([bottle(A, "Gin"), bottle(B, "Rum")]);
    return () => pool.end();
  });
  afterAll(() => database.close());

  const shownTo = async (companyId: CompanyId) =>
    (await companies.of(companyId).select().from(ingredients)).map(({ name }) => name);

  test("every table is behind a forced policy for all that can be done to it; those of companies go by their owner", async () => {
    const { rows } = await database.pool.query(`
      select t.relname as name, t.relrowsecurity and t.relforcerowsecurity as "isForced",
        exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id') or
          t.relname in ('companies', 'given_answers') as "isOwned",
        (select json_agg(json_build_object('name', p.polname, 'command', p.polcmd, 'roles', p.polroles,
          'isPermissive', p.polpermissive, 'check', p.polwithcheck)) from pg_policy p where p.polrelid = t.oid) as policies
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`);
    expect(rows.length).toBeGreaterThan(15);
    for (const { name, isForced, isOwned, policies } of rows) {
      // For all four commands, for everybody; what may be read is also what may be written.
      const policy = { command: "*", roles: ["0"], isPermissive: true, check: null };
      const expected = [{ ...policy, name: isOwned ? "own_company" : "no_company" }];
      expect([name, isForced, policies]).toEqual([name, true, expected]);
    }
  });

  test("a connection that acts for nobody sees nothing and writes nothing", async () => {
    const client = await database.ofCompanies.connect();
    onTestFinished(() => client.release(true));
    const { rows } = await database.pool.query(
      "select relname from pg_class c join pg_policy on polrelid = c.oid",
    );
    for (const { relname } of rows) {
      const seen = await client.query(`select 1 from ${relname}`).catch(({ code }) => ({ rows: [], code }));
      expect([relname, seen.rows]).toEqual([relname, []]);
    }
    const insert = client.query("insert into clients (company_id, name) values (1, 'Ana')");
    await expect(insert).rejects.toMatchObject({ code: "42501" });
  });

  test("without any filter a company sees its own rows, its own users and its own trail", async () => {
    const all = (table: string, columns: string) =>
      companies.of(B).execute(sql.raw(`select ${columns} from ${table}`));
    expect(await shownTo(B)).toEqual(["Rum"]);
    expect((await all("users", "username")).rows).toEqual([{ username: "b" }]);
    expect((await all("companies", "name")).rows).toEqual([{ name: "B" }]);
    expect((await all("audit_entries", "user_id")).rows).toEqual([{ user_id: 2 }]);
    expect((await all("given_answers", "key")).rows).toEqual([{ key: "b" }]);
  });

  test("no row is written for another company, moved to it, changed or removed there", async () => {
    const db = companies.of(A);
    await expect(db.insert(ingredients).values(bottle(B, "Plantado"))).rejects.toMatchObject(REFUSED);
    await expect(db.update(ingredients).set({ companyId: B })).rejects.toMatchObject(REFUSED);
    expect(
      (await db.update(ingredients).set({ name: "x" }).where(eq(ingredients.companyId, B))).rowCount,
    ).toBe(0);
    expect((await db.delete(ingredients).where(eq(ingredients.name, "Rum"))).rowCount).toBe(0);
    const answer = sql`insert into given_answers (user_id, key, request) values (2, 'a', '')`;
    await expect(db.execute(answer)).rejects.toMatchObject(REFUSED);
    expect(await shownTo(B)).toEqual(["Rum"]);
  });

  test("a connection that served one company serves the next with its own rows alone", async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect([await shownTo(A), await shownTo(B)]).toEqual([["Gin"], ["Rum"]]);
    }
    const both = await Promise.all([A, B, A, B, B].map(shownTo));
    expect(both.flat()).toEqual(["Gin", "Rum", "Gin", "Rum", "Rum"]);
  });

  test("also after a transaction that failed, or that PostgreSQL ended", async () => {
    const failing = companies.of(A).transaction(async (tx) => {
      await tx.insert(ingredients).values(bottle(A, "Passageiro"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await shownTo(B)).toEqual(["Rum"]);
    await expect(companies.of(A).transaction((tx) => tx.execute(sql`select 1/0`))).rejects.toThrow();
    expect(await shownTo(B)).toEqual(["Rum"]);
    const ended = companies
      .of(A)
      .transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(ended).rejects.toThrow();
    expect([await shownTo(B), await shownTo(A)]).toEqual([["Rum"], ["Gin"]]);
  });

  test("a connection is kept from one company to the next, unless it was left within a transaction", async () => {
    const backend = async (companyId: CompanyId) =>
      (await companies.of(companyId).execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]
        ?.pid;
    const first = await backend(A);
    expect(await backend(B)).toBe(first);
    await companies.of(A).transaction((tx) => tx.execute(sql`select 1`));
    expect(await backend(B)).toBe(first);
    await companies.of(A).execute(sql`begin`);
    expect(await shownTo(B)).toEqual(["Rum"]);
    expect(await backend(B)).not.toBe(first);
  });

  test("and statements that are sent without waiting see the company they were sent for", async () => {
    const names = (companyId: CompanyId) =>
      companies.of(companyId).transaction(async (tx) => {
        const seen = () => tx.execute<{ name: string }>(sql`select name from ingredients`);
        const results = await Promise.all([seen(), seen(), seen()]);
        return results.flatMap(({ rows }) => rows.map(({ name }) => name));
      });
    expect(await Promise.all([A, B].map(names))).toEqual([
      ["Gin", "Gin", "Gin"],
      ["Rum", "Rum", "Rum"],
    ]);
  });

  test("a connection that cannot be told for whom it acts answers nothing more", async () => {
    const client = await database.ofCompanies.connect();
    if (!(client instanceof PreparingClient)) throw new TypeError();
    client.actFor(A);
    // A text cannot hold this, so the setting fails and the connection would go on acting for A.
    client.actFor("\0" as unknown as CompanyId);
    const asked = client.query({ text: "select name from ingredients" });
    await expect(asked).rejects.toThrow(/^Connection terminated/);
    client.release();
  });

  test("nothing of accounts can be read in the name of a company", async () => {
    const db = companies.of(A);
    const { rows } = await database.pool.query(
      "select relname from pg_class c join pg_policy on polrelid = c.oid and polname = 'no_company'",
    );
    expect(rows.length).toBeGreaterThan(4);
    const isRented = (await companyRole(database.pool)) === undefined;
    for (const { relname } of rows) {
      const read = db.execute(sql.raw(`select * from ${relname}`));
      if (isRented) expect((await read).rows).toEqual([]);
      else await expect(read).rejects.toMatchObject(REFUSED);
    }
    if (isRented) return;
    for (const statement of [
      "select password_hash from users",
      "delete from given_answers",
      "delete from users",
      "update users set password_hash = ''",
      "update users set is_active = true",
      "update users set role = 'admin_system'",
      "update users set company_id = 2",
      "update companies set erasing_at = null",
      "delete from companies",
    ]) {
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject(REFUSED);
    }
  });

  test("ledgers and trail are only added to in the name of a company", async () => {
    // Another login has all rights to its own tables.
    if ((await companyRole(database.pool)) === undefined) return;
    for (const statement of [
      "update stock_movements set unit_cost = 1",
      "delete from stock_movements",
      "update purchases set supplier_id = null",
      "delete from purchases",
      "update payments set amount = 1",
      "delete from payments",
      "update audit_entries set subject_id = 1",
      "delete from audit_entries",
    ]) {
      await expect(companies.of(A).execute(sql.raw(statement))).rejects.toMatchObject(REFUSED);
    }
  });
});
