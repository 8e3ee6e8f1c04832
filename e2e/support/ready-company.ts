import { newToken } from "../../src/server/accounts/tokens.ts";
import { runningDatabase } from "../../src/server/db/embedded/running-database.ts";
import { systemPool } from "../../src/server/db/pools/pools.ts";
import { newEmail, PASSWORD, registeredCompany } from "./accounts.ts";
import { dataDirOf } from "./product.ts";

/** The model company of each product, which the others copy and no test gets. */
const models = new Map<string, Promise<{ email: string }>>();

/** Copies every row of a company that has registered, confirmed, logged in and chosen a password, but its e-mails. */
const COPY = `
  with company as (
    insert into companies (name, email, phone, cnpj, address, is_active)
    select $2, $3, phone, cnpj, address, is_active from companies where email = $1 returning id
  ), account as (
    insert into users (username, email, password_hash, company_id, role, company_role, is_active, require_password_change)
    select $3, $3, password_hash, company.id, role, company_role, is_active, require_password_change
    from users, company where email = $1 returning id, company_id
  ), session as (
    insert into sessions (token_hash, user_id, last_seen_at, expires_at)
    select $4, account.id, last_seen_at, expires_at from sessions, account
    where user_id = (select id from users where email = $1)
  )
  insert into audit_entries (company_id, user_id, action, address)
  select account.company_id, account.id, action, address from audit_entries, account
  where user_id = (select id from users where email = $1) order by audit_entries.id`;

/**
 * A company whose user has chosen a password: ready to work. Only the first one registers as a newcomer does, with four
 * passwords to be hashed or checked, each of them slow on purpose; the others are copies of its rows.
 */
export async function readyCompany(url: string, name = "Bar da Esquina") {
  const model = models.get(url) ?? registeredCompany(url);
  models.set(url, model);
  const { email: like } = await model;
  const email = newEmail();
  const { token, hash } = newToken();
  const pool = systemPool((await runningDatabase(dataDirOf(url))) ?? {}, { max: 1 });
  await pool.query(COPY, [like, name, email, hash]);
  await pool.end();
  return { name, email, password: PASSWORD, token };
}
