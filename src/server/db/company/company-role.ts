import type pg from "pg";
import { MIGRATION_LOCK } from "#server/db/migrate.ts";
import { StartError } from "#server/start/start-error.ts";

const ROLE = "balcao_company";

/** The columns of a company that it may change itself. */
const OWN_COLUMNS = [
  "name",
  "phone",
  "cnpj",
  "address",
  "time_zone",
  "requires_second_step",
  "revision",
  "version",
  "is_active",
  "closed_at",
  "closed_by",
];

/** Privileges of company code: it only adds to trail and ledger, and cannot even read passwords. */
const GRANTS = `
  grant select, insert, update, delete on ingredients, drinks, drink_ingredients, clients, events, event_drinks,
    event_ingredients, event_supplies, event_clients, fixed_costs, charges, invitations, emails, suppliers,
    company_logos, event_team_links, calendar_links, usual_costs to ${ROLE};
  grant select, insert, update (undone_at) on ingredient_merges to ${ROLE};
  grant select, insert on stock_movements, event_steps, purchases, payments, audit_entries to ${ROLE};
  grant select, insert, update on given_answers, payment_settings, proposals, proposal_settings, inquiries,
    inquiry_settings to ${ROLE};
  grant select, insert, update (settled_step, ingredient_id, closed, lost, broken, pack_quantity) on event_counts to ${ROLE};
  grant select on audit_links to ${ROLE};
  grant select (id, email, erasing_at, ${OWN_COLUMNS.join(", ")}),
    update (${OWN_COLUMNS.join(", ")}) on companies to ${ROLE};
  grant select (id, company_id, username, email, company_role, is_active, removed_at, has_second_step,
      last_access_at, created_at),
    update (company_role, removed_at) on users to ${ROLE}`;

/** Error codes of a role that exists already, or that another database of the same server makes at the same moment. */
const EXISTS = new Set(["42710", "23505"]);

/**
 * Names the role that companies are served in, if the login needs one. A login that may take it on does (that of the
 * embedded database); one above row-level security, which binds only this role, must, and creates it.
 */
export async function companyRole(pool: pg.Pool): Promise<string | undefined> {
  const { isAbovePolicies, isMember, isReady } = await look(pool);
  if (!isAbovePolicies && !isMember) return undefined;
  if (!isReady) await make(pool).catch(explain);
  return ROLE;
}

type Found = { isAbovePolicies: boolean; isMember: boolean; isReady: boolean };

/**
 * Checks login and role. The role is ready if it may read every table of companies, whichever migration brought that,
 * and change every column of `companies` that it should, which are granted one by one.
 */
async function look(pool: Pick<pg.Pool, "query">): Promise<Found> {
  const { rows } = await pool.query<Found>(
    `
    select rolsuper or rolbypassrls as "isAbovePolicies",
      to_regrole('${ROLE}') is not null and pg_has_role(to_regrole('${ROLE}'), 'member') as "isMember",
      to_regrole('${ROLE}') is not null and pg_has_role(to_regrole('${ROLE}'), 'member') and not exists (
        select from pg_policy where polname = 'own_company'
          and not has_any_column_privilege(to_regrole('${ROLE}'), polrelid, 'select'))
        and not exists (
        select from pg_attribute where attrelid = to_regclass('companies') and attname = any ($1)
          and not has_column_privilege(to_regrole('${ROLE}'), attrelid, attnum, 'update')) as "isReady"
    from pg_roles where rolname = current_user`,
    [OWN_COLUMNS],
  );
  const [found] = rows;
  if (!found) throw new Error("The login is no role of the database");
  return found;
}

async function make(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Of several processes that start at once one does it, as with the migrations.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const { isMember, isReady } = await look(client);
    if (isReady) return;
    if (!isMember) await createRole(client);
    // All of them or, should one fail, none: it is one message.
    await client.query(GRANTS);
  } finally {
    // Ending the connection frees the lock whatever happened in between.
    client.release(true);
  }
}

async function createRole(client: pg.PoolClient): Promise<void> {
  await client.query(`create role ${ROLE} nologin`).catch((error: { code?: string }) => {
    if (!EXISTS.has(error.code ?? "")) throw error;
  });
  // Whoever may create a role may not yet take it on; a superuser may.
  const { isMember } = await look(client);
  if (!isMember) await client.query(`grant ${ROLE} to current_user`);
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(
    `O usuário de DATABASE_URL ignora as regras que separam as empresas, e o papel ${ROLE}, que as respeita, não pôde ser criado (${reason}). Use um usuário comum, dono do banco de dados.`,
  );
}
