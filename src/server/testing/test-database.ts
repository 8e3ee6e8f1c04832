import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { companyRole } from "#server/db/company/company-role.ts";
import { databaseOn } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { companyPool, systemPool } from "#server/db/pools/pools.ts";
import { PreparingClient } from "#server/db/pools/preparing-client.ts";

/** PostgreSQL's own empty template. */
export const EMPTY = "template0";

const newName = () => `balcao_test_${randomBytes(6).toString("hex")}`;

/** A fresh, migrated database of this test file's own. */
export async function createTestDatabase(template = inject("templateDatabase")) {
  const server = inject("testServer");
  const name = newName();
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  return openTestDatabase({ ...server, database: name }, async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
}

/** Creates a database as hosting companies rent it: the login owns it, but is no superuser and may not create roles. */
export async function createRentedDatabase() {
  const server = inject("testServer");
  const name = newName();
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}'`);
  await admin.query(`create database ${name} owner ${name} template ${EMPTY}`);
  const connection = { ...server, user: name, password: name, database: name };
  const pool = systemPool(connection, { max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  return openTestDatabase(connection, async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

async function openTestDatabase(connection: pg.ClientConfig, drop: () => Promise<void>) {
  // Dropping the database ends connections that a pool has let go of but that are not closed yet.
  const config = { max: 10, connectionTimeoutMillis: 0 };
  const pool = systemPool(connection, { ...config, Client: PreparingClient });
  const ofCompanies = companyPool(connection, await companyRole(pool), config);
  return {
    db: databaseOn(pool),
    companies: new CompanyDatabases(ofCompanies),
    pool,
    /** The pool that serves companies. */
    ofCompanies,
    connection,
    close: async () => {
      await Promise.all([pool.end(), ofCompanies.end()]);
      await drop();
    },
  };
}

type Emptied = { table: string; sequence: string | null };

/**
 * Returns a function that empties these tables and all that reference them, and restarts their ids at 1. For the few
 * rows of a test, truncating takes fifty times as long: it makes a new file of each table and index.
 */
export async function emptier(pool: pg.Pool, tables: string[]): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<Emptied>(
    `with recursive emptied (oid) as (
       select unnest($1::regclass[])::oid
       union select k.conrelid from pg_constraint k join emptied on k.confrelid = emptied.oid where k.contype = 'f'
     )
     select emptied.oid::regclass::text as "table", s.objid::regclass::text as sequence
     from emptied left join pg_depend s on s.refobjid = emptied.oid and s.deptype = 'i'
       and s.classid = 'pg_class'::regclass and s.objid in (select oid from pg_class where relkind = 'S')`,
    [tables],
  );
  const steps = rows.flatMap(({ table, sequence }) => [
    `delete from ${table};`,
    sequence === null ? "" : `perform setval('${sequence}', 1, false);`,
  ]);
  // Without triggers: they check references, and the audit trail refuses deletes. Cached answers of a company that
  // stays are invalidated by its new revision.
  const all = `do $$ begin
    set local session_replication_role = replica;
    ${steps.join("\n")}
    update companies set revision = gen_random_uuid();
  end $$`;
  return () => pool.query(all);
}
