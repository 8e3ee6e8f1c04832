import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { systemPool } from "#server/db/pools/pools.ts";
import { createRentedDatabase, createTestDatabase } from "#server/testing/test-database.ts";
import { companyRole } from "./company-role.ts";

const ROLE = "balcao_company";

/** As where a database was copied to another server without its roles. */
async function databaseWithoutGrants() {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(`revoke all on all tables in schema public from ${ROLE};
    revoke all (password_hash, id, company_id, username, email, created_at) on users from ${ROLE};
    revoke all (id, name, email, phone, cnpj, address, time_zone, revision) on companies from ${ROLE}`);
  return pool;
}

const grantsIn = async (pool: pg.Pool) =>
  (
    await pool.query(`select table_name, column_name, privilege_type from information_schema.column_privileges
    where grantee = '${ROLE}' order by 1, 2, 3`)
  ).rows;

test("a login for which policies count takes on no role", async () => {
  const { pool, close } = await createRentedDatabase();
  onTestFinished(close);
  expect(await companyRole(pool)).toBeUndefined();
});

test("for a superuser it is made where it is missing, also by several processes and in several databases at once", async () => {
  const { pool: whole, close } = await createTestDatabase();
  onTestFinished(close);
  const pools = await Promise.all([
    databaseWithoutGrants(),
    databaseWithoutGrants(),
    databaseWithoutGrants(),
  ]);
  for (const pool of pools) expect(await grantsIn(pool)).toEqual([]);
  const roles = await Promise.all([...pools, ...pools, ...pools].map(companyRole));
  expect(new Set(roles)).toEqual(new Set([ROLE]));
  const expected = await grantsIn(whole);
  expect(expected.length).toBeGreaterThan(80);
  for (const pool of pools) expect(await grantsIn(pool)).toEqual(expected);
});

test("a column of companies that came later is granted too", async () => {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  const expected = await grantsIn(pool);
  await pool.query(`revoke all (time_zone) on companies from ${ROLE}`);
  expect(await grantsIn(pool)).not.toEqual(expected);
  await companyRole(pool);
  expect(await grantsIn(pool)).toEqual(expected);
});

/** The database of a login that is no superuser, but above all policies. */
async function ownedBy(attributes: string): Promise<pg.Pool> {
  const { connection, close } = await createRentedDatabase();
  onTestFinished(close);
  const admin = new pg.Client(inject("testServer"));
  await admin.connect();
  await admin.query(`alter role ${connection.user} bypassrls ${attributes}`);
  await admin.end();
  const pool = systemPool(connection, { max: 1 });
  onTestFinished(() => pool.end());
  return pool;
}

test("a login above the policies that may not make or take on the role is refused in one sentence", async () => {
  const pool = await ownedBy("nocreaterole");
  await expect(companyRole(pool)).rejects.toThrow(
    /^O usuário de DATABASE_URL ignora as regras .*\)\. Use um usuário comum/,
  );
});
