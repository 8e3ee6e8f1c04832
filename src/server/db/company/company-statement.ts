import { type SQL, sql } from "drizzle-orm";
import { companies } from "#server/db/schema/accounts.ts";
import { Statement } from "#server/db/statement.ts";
import type { CompanyId } from "./company-id.ts";
import { OwnRows } from "./own-rows.ts";

/** A statement written by hand, within the company of whoever runs it: `CompanyData.run` says which that is. */
export class CompanyStatement<
  Row extends object,
  Values extends Record<string, unknown> = Record<string, never>,
> extends Statement<Row, Values & { companyId: CompanyId }> {
  constructor(name: string, build: (own: OwnRows) => SQL) {
    super(name, () => build(new OwnRows(sql.placeholder("companyId"))));
  }
}

/** For the statement that reads a list: the state of the company's data that it sees, being a single statement. */
export const revisionOf = (own: OwnRows): SQL =>
  sql`(select ${companies.revision} from ${companies} where ${own.isCompany(companies.id)})`;
