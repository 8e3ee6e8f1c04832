import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { dump } from "#server/backup/dump.ts";
import { load } from "#server/backup/load.ts";
import { owner } from "#server/db/company/testing/two-companies.ts";
import type { Database } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { createRentedDatabase, createTestDatabase, EMPTY } from "#server/testing/test-database.ts";
import { brokenLinks } from "./broken-links.ts";
import { trailDigest } from "./trail-digest.ts";

const FUTURE = new Date("2100-01-01T00:00:00Z");

const OLDER_COMPANIES = `
  insert into companies (name, email) values ('A', 'a@bar.com.br'), ('B', 'b@bar.com.br');
  insert into users (username, email, password_hash, company_id) values
    ('a', 'a@bar.com.br', '', 1), ('b', 'b@bar.com.br', '', 2)`;
const TWO_COMPANIES = OLDER_COMPANIES.replace("company_id)", "company_id, company_role)").replaceAll(
  /, (\d)\)/g,
  ", $1, 'dono')",
);
/** Ten of each company, by turns, and one of none. */
const ENTRIES = `
  insert into audit_entries (company_id, user_id, action)
    select n % 3, 1, 'login' from generate_series(1, 30) n where n % 3 > 0;
  insert into audit_entries (user_id, action) values (1, 'login')`;

test("with the login of a rented database entries are linked as well, a company's and those of none", async () => {
  const { db, companies, pool, close } = await createRentedDatabase();
  onTestFinished(close);
  await pool.query(TWO_COMPANIES);
  const add = (on: Database, companyId: number | null) =>
    on.execute(
      sql`insert into audit_entries (company_id, user_id, action) values (${companyId}::int, 1, 'login')`,
    );
  for (const turn of [1, 2]) {
    await add(companies.of(owner(turn, 1).companyId), turn);
    for (const companyId of [1, 2, null]) await add(db, companyId);
  }
  expect(await brokenLinks(db)).toEqual({ checked: 8, broken: [] });
  expect((await trailDigest(db, FUTURE)).entries).toBe(8);
});

test("entries from before there was a chain are put into one by the migration", async () => {
  const { pool, db, close } = await createTestDatabase(EMPTY);
  onTestFinished(close);
  await makeOlderSchema(pool, "audit_links");
  await pool.query(`${OLDER_COMPANIES};${ENTRIES}`);
  await migrateDatabase(pool);
  expect(await brokenLinks(db)).toEqual({ checked: 21, broken: [] });
  expect((await trailDigest(db, FUTURE)).entries).toBe(21);
});

test("a backup keeps the hashes; one from before there was a chain gets one", async () => {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(`${TWO_COMPANIES};${ENTRIES}`);
  const lines: string[] = [];
  await dump(db, async (line) => void lines.push(line));
  const same = await createTestDatabase();
  onTestFinished(same.close);
  await load(same.db, lines);
  expect(await trailDigest(same.db, FUTURE)).toEqual(await trailDigest(db, FUTURE));
  expect(await brokenLinks(same.db)).toEqual({ checked: 21, broken: [] });

  const start = lines.findIndex((line) => line.includes('"name":"audit_links"'));
  const older = lines.toSpliced(start, 2).map((line) => line.replace(/"audit_links":\d+,?/, ""));
  const filled = await createTestDatabase();
  onTestFinished(filled.close);
  expect(await load(filled.db, older)).not.toHaveProperty("audit_links");
  expect(await brokenLinks(filled.db)).toEqual({ checked: 21, broken: [] });
  expect((await trailDigest(filled.db, FUTURE)).entries).toBe(21);
});
