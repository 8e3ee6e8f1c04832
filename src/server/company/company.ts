import { type SQL, sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import type { Company, CompanyInput } from "#shared/company/contract.ts";

type Entered = Required<Omit<CompanyInput, "version">>;

const FIELDS = ["name", "phone", "cnpj", "address", "timeZone"] as const satisfies (keyof Entered)[];

const columns = sql`${companies.name}, ${companies.email}, ${companies.phone}, ${companies.cnpj}, ${companies.address},
  ${companies.timeZone} as "timeZone", ${companies.version}`;

/** A company's own row has no company column: these statements are hand-written. */
const ownRow = (own: OwnRows, lock: SQL = sql``) =>
  sql`select ${columns} from ${companies} where ${own.isCompany(companies.id)} ${lock}`;

const readOwn = new CompanyStatement<Company>("read_company", (own) => ownRow(own));
const lockOwn = new CompanyStatement<Company>("lock_company", (own) => ownRow(own, sql`for no key update`));
const updateOwn = new CompanyStatement<Company, Entered>(
  "update_company",
  (own) => sql`update ${companies} set name = ${sql.placeholder("name")}, phone = ${sql.placeholder("phone")},
      cnpj = ${sql.placeholder("cnpj")}, address = ${sql.placeholder("address")}, time_zone = ${sql.placeholder("timeZone")},
      version = ${companies.version} + 1, revision = gen_random_uuid()
    where ${own.isCompany(companies.id)} returning ${columns}`,
);

/** Reads name and contact of the user's company. */
export const readCompany = async (data: CompanyData): Promise<Company> => only(await data.run(readOwn, {}));

/** Locks the row of the company until the transaction ends; others may still refer to it. */
export const lockCompany = async (tx: CompanyData): Promise<Company> => only(await tx.run(lockOwn, {}));

export const updateCompany = (data: CompanyData, { version, ...input }: CompanyInput): Promise<Company> =>
  data.transaction(async (tx) => {
    const present = await lockCompany(tx);
    refuseOldVersion(version, present.version);
    const values = { ...input, timeZone: input.timeZone ?? present.timeZone };
    // Without values: they are a company's contact data, and entries cannot be deleted.
    const changes = fieldsChanged(changesOf(present, values, FIELDS));
    await recordChanges(tx, "company_changed", null, changes);
    return only(await tx.run(updateOwn, values));
  });

function only([company]: Company[]): Company {
  if (!company) throw new Error("The company has no row");
  return company;
}
