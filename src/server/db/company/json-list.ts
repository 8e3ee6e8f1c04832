import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { hasWaitedTooLong } from "#server/db/database-failure.ts";
import type { JsonSql, JsonText } from "#server/db/json-sql.ts";
import { companies } from "#server/db/schema/accounts.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { CompanyData } from "./company-data.ts";
import type { CompanyTable } from "./company-rows.ts";
import { CompanyStatement } from "./company-statement.ts";
import { cursor } from "./cursor.ts";
import type { OwnedTable, OwnRows } from "./own-rows.ts";

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
  /** Undefined if there is too much for one piece. */
  read: (data: CompanyData) => Promise<ListRead<T> | undefined>;
  /** Within a snapshot: its items, some at a time. Absent where something bounds it. */
  batches?: (tx: CompanyData) => AsyncIterable<JsonText<T>[]>;
  /** The media type of a list that is not sent as JSON. */
  type?: string;
  /** Names the time in which the list stays the same if its rows do; absent where time does not matter. */
  period?: (clock: Clock) => string;
  /** True if browsers may store it until the logout; not where it holds personal data. */
  mayBeStored: boolean;
};

/** A list that can be of any length. */
export type EndlessList<T> = CompanyList<T> & Required<Pick<CompanyList<T>, "batches">>;

/** Rows of each table in a list that is made in one piece; more are not counted. */
const MOST_ROWS = 20_000;
/** Bytes of it. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Condition that makes a list be read in parts, before anything is made of it. */
export const hasFew = (own: OwnRows, tables: readonly OwnedTable[], most = MOST_ROWS): SQL =>
  sql.join(
    tables.map((from) => {
      const first = sql`select ${own.rows({ from })} limit ${sql.raw(String(most + 1))}`;
      return sql`(select count(*) from (${first}) counted) <= ${sql.raw(String(most))}`;
    }),
    sql` and `,
  );

type Rows<T> = {
  item: JsonSql<T>;
  /** `from … where …` */
  source: SQL;
  orderBy: (PgColumn | SQL)[];
};

type Read<T> = { revision: string; text: JsonText<T[]> | null };

/** Rows that PostgreSQL presents as JSON: as one text, or some at a time. */
export class JsonRows<T, Values extends Record<string, unknown> = Record<string, never>> {
  readonly #all: CompanyStatement<Read<T>, Values>;
  readonly #some: CompanyStatement<{ text: JsonText<T> }, Values>;

  /** `counted`: tables with a row, or more, for each that is presented. */
  constructor(name: string, rows: (own: OwnRows) => Rows<T>, counted: readonly OwnedTable[]) {
    this.#all = new CompanyStatement(`list_${name}`, (own) => {
      const { item, source, orderBy } = rows(own);
      const order = sql.join(orderBy, sql`, `);
      const array = sql`(select '[' || coalesce(string_agg(${item}, ',' order by ${order}), '') || ']' ${source})`;
      // Apart by the offset, or the text would be made twice.
      return sql`select ${revisionOf(own)} as revision,
        case when octet_length(list.text) <= ${sql.raw(String(MOST_BYTES))} then list.text end as text
        from (select case when ${hasFew(own, counted)} then ${array} end as text offset 0) list`;
    });
    this.#some = cursor(`${name}_in_parts`, (own) => {
      const { item, source, orderBy } = rows(own);
      return sql`select ${item} as text ${source} order by ${sql.join(orderBy, sql`, `)}`;
    });
  }

  async read(data: CompanyData, values: Values): Promise<ListRead<T> | undefined> {
    return wholeOf(async () => {
      const [read] = await data.run(this.#all, values);
      return typeof read?.text === "string" ? { revision: read.revision, text: read.text } : undefined;
    });
  }

  async *batches(tx: CompanyData, values: Values): AsyncGenerator<JsonText<T>[]> {
    // As the other statement, which leaves out what cannot be presented.
    for await (const rows of tx.batches(this.#some, values)) yield rows.flatMap(({ text }) => text ?? []);
  }
}

/** Reads what may be too much for the time that a statement has, which is as good as knowing that it is. */
export const wholeOf = <R>(read: () => Promise<R>): Promise<R | undefined> =>
  read().catch((error) => {
    if (hasWaitedTooLong(error)) return undefined;
    throw error;
  });

type WholeList<T> = Pick<CompanyList<T>, "name" | "mayBeStored"> & {
  rows: (own: OwnRows) => Rows<T>;
  counted: readonly OwnedTable[];
};

/** A list that PostgreSQL makes as JSON. */
export class JsonArray<T> implements EndlessList<T> {
  readonly name: string;
  readonly mayBeStored: boolean;
  readonly #rows: JsonRows<T>;

  constructor({ name, mayBeStored, rows, counted }: WholeList<T>) {
    this.name = name;
    this.mayBeStored = mayBeStored;
    this.#rows = new JsonRows(name, rows, counted);
  }

  read(data: CompanyData): Promise<ListRead<T> | undefined> {
    return this.#rows.read(data, {});
  }

  batches(tx: CompanyData): AsyncIterable<JsonText<T>[]> {
    return this.#rows.batches(tx, {});
  }
}

type Presented<T> = Pick<CompanyList<T>, "name" | "mayBeStored"> & {
  from: CompanyTable;
  /** JSON of the row of `from` that the statement is at. */
  item: (own: OwnRows) => JsonSql<T>;
  where?: SQL;
  orderBy: (PgColumn | SQL)[];
  /** Tables of which each row brings several. */
  parts?: readonly OwnedTable[];
};

/** Presents a noun for the wire, its list and its single rows alike, as JSON that PostgreSQL makes. */
export class JsonList<T> extends JsonArray<T> {
  readonly #one: CompanyStatement<{ text: JsonText<T> }, { id: number }>;

  constructor({ name, mayBeStored, from, item, where, orderBy, parts = [] }: Presented<T>) {
    const rows = (own: OwnRows) => ({ item: item(own), source: own.rows({ from, where }), orderBy });
    super({ name, mayBeStored, rows, counted: [from, ...parts] });
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

/** Reads all items of a list, however many there are. */
export async function readItems<T>(data: CompanyData, list: EndlessList<T>): Promise<T[]> {
  const whole = await list.read(data);
  if (whole) return JSON.parse(whole.text);
  return data.snapshot(
    async (tx) => {
      const items: T[] = [];
      for await (const batch of list.batches(tx)) items.push(...JSON.parse(`[${batch.join(",")}]`));
      return items;
    },
    { lane: "large" },
  );
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
