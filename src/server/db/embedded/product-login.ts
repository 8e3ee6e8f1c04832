import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { ClientConfig } from "pg";

export const DATABASE = "balcao";
/** Login that owns the database and is no superuser: no statement of ours can read the machine's files. */
export const LOGIN = "balcao_app";
/** Role that companies are served in; see `company-role.ts`. */
const COMPANY_ROLE = "balcao_company";

/** Marker file within the cluster, lost and copied together with it: saves every later start two connections. */
const MARK = "balcao-login-made";

/** Creates the product's database and login in a new cluster, and hands over the objects of an older one. */
export async function ensureProductLogin(superuser: ClientConfig, cluster: string): Promise<void> {
  const mark = `${cluster}/${MARK}`;
  if (existsSync(mark)) return;
  // Not before: what starts PostgreSQL early should not have to wait for its driver.
  const { default: pg } = await import("pg");
  const as = async (
    database: string,
    work: (query: (text: string) => Promise<unknown[]>) => Promise<void>,
  ) => {
    const client = new pg.Client({ ...superuser, database, ssl: false });
    await client.connect();
    await work(async (text) => (await client.query(text)).rows).finally(() => client.end());
  };
  await as("postgres", async (query) => {
    const password = superuser.password ? ` password ${pg.escapeLiteral(String(superuser.password))}` : "";
    if (await isMissing(query, "pg_roles", "rolname", LOGIN))
      await query(`create role ${LOGIN} login${password}`);
    if (await isMissing(query, "pg_roles", "rolname", COMPANY_ROLE))
      await query(`create role ${COMPANY_ROLE} nologin`);
    await query(`grant ${COMPANY_ROLE} to ${LOGIN}`);
    if (await isMissing(query, "pg_database", "datname", DATABASE))
      await query(`create database ${DATABASE}`);
    await query(`alter database ${DATABASE} owner to ${LOGIN}`);
  });
  await as(DATABASE, async (query) => void (await query(HAND_OVER)));
  await writeFile(mark, "");
}

const isMissing = async (
  query: (text: string) => Promise<unknown[]>,
  catalogue: string,
  column: string,
  name: string,
) => (await query(`select from ${catalogue} where ${column} = '${name}'`)).length === 0;

/** Hands schemas, tables with their sequences, and functions of a superuser over to the login. */
const HAND_OVER = `
do $$
declare "statement" text;
begin
  for "statement" in
    select format('alter schema %I owner to ${LOGIN}', nspname) from pg_namespace
      where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')
    union all
    select format('alter table %s owner to ${LOGIN}', c.oid::regclass) from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')
    union all
    select format('alter function %s owner to ${LOGIN}', p.oid::regprocedure) from pg_proc p
      where p.pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
  loop
    execute "statement";
  end loop;
end $$`;
