import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { JsonSql, JsonText } from "#server/db/json-sql.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { CompanyData, CompanyTable } from "./company-data.ts";
import { CompanyStatement } from "./company-statement.ts";
import type { OwnRows } from "./own-rows.ts";

/** A list as one statement saw it, with the revision of the company's data at that very moment. */
export type ListRead<T> = { revision: string; text: JsonText<T[]> };

/**
 * A list of a company that is cached by the revision of its data. `read` must read revision and rows in one statement,
 * and nothing but rows of the company: no clock but by its `period`, no other company. Then an equal revision in an
 * equal period means an equal list.
 */
export type CompanyList<T> = {
  /** Unique among all lists, since it is the key in the cache. */
  name: string;
  read: (data: CompanyData) => Promise<ListRead<T>>;
  /** The media type of a list that is not sent as JSON. */
  type?: string;
  /** Names the time in which the list stays the same if its rows do; absent where time does not matter. */
  period?: (clock: Clock) => string;
  /** True if browsers may store it until the logout; not where it holds personal data. */
  mayBeStored: boolean;
};

/** A list of some eight thousand events; one that is longer than any company's takes the server's memory. */
const MOST_BYTES = 16 * 1024 * 1024;

const tooLong = () =>
  new AppError(409, "Há registros demais para mostrar esta lista inteira. Fale com o suporte.");

/** Refuses a list that was put together here, and not in the database. */
export function refuseTooLong(text: string): void {
  if (Buffer.byteLength(text) > MOST_BYTES) throw tooLong();
}

type WholeList<T> = Pick<CompanyList<T>, "name" | "mayBeStored"> & {
  array: (own: OwnRows) => JsonSql<T[]>;
};

/** A list that PostgreSQL makes as one text of JSON. */
export class JsonArray<T> implements CompanyList<T> {
  readonly name: string;
  readonly mayBeStored: boolean;
  readonly #all: CompanyStatement<{ revision: string; text: JsonText<T[]> | null }>;

  constructor({ name, mayBeStored, array }: WholeList<T>) {
    this.name = name;
    this.mayBeStored = mayBeStored;
    this.#all = new CompanyStatement(
      `list_${name}`,
      // Apart by the offset, or the text would be made twice.
      (own) => sql`select ${revisionOf(own)} as revision,
        case when octet_length(list.text) <= ${sql.raw(String(MOST_BYTES))} then list.text end as text
        from (select ${array(own)} as text offset 0) list`,
    );
  }

  async read(data: CompanyData): Promise<ListRead<T>> {
    const [read] = await data.run(this.#all, {});
    if (typeof read?.text !== "string") throw tooLong();
    return { revision: read.revision, text: read.text };
  }
}

type Presented<T> = Pick<CompanyList<T>, "name" | "mayBeStored"> & {
  from: CompanyTable;
  /** JSON of the row of `from` that the statement is at. */
  item: (own: OwnRows) => JsonSql<T>;
  where?: SQL;
  orderBy: (PgColumn | SQL)[];
};

/** Presents a noun for the wire, its list and its single rows alike, as JSON that PostgreSQL makes. */
export class JsonList<T> extends JsonArray<T> {
  readonly #one: CompanyStatement<{ text: JsonText<T> }, { id: number }>;

  constructor({ name, mayBeStored, from, item, where, orderBy }: Presented<T>) {
    super({ name, mayBeStored, array: (own) => own.jsonArray(item(own), { from, where, orderBy }) });
    this.#one = new CompanyStatement(`read_${name}`, (own) => {
      const isWanted = and(eq(from.id, sql.placeholder("id")), where);
      return sql`select ${item(own)} as text ${own.rows({ from, where: isWanted })}`;
    });
  }

  /** Reads one row, which must exist, as it stands now; inside a transaction as well. */
  async readOne(data: CompanyData, id: number): Promise<JsonText<T>> {
    const [row] = await data.run(this.#one, { id });
    if (!row) throw new Error(`No row ${id} among ${this.name}`);
    return row.text;
  }
}

const ownRevision = new CompanyStatement<{ revision: string }>(
  "read_revision",
  (own) => sql`select ${revisionOf(own)} as revision`,
);

/** Reads the revision; within a snapshot it is that of everything else that is read there. */
export async function readRevision(data: CompanyData): Promise<string> {
  const [row] = await data.run(ownRevision, {});
  return row?.revision ?? "";
}

/** The revision of the company's data. */
export const revisionOf = (own: OwnRows): SQL =>
  sql`(select ${companies.revision} from ${companies} where ${own.isCompany(companies.id)})`;
