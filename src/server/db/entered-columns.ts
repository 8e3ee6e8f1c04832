import { getTableColumns } from "drizzle-orm";
import type { OwnedTable } from "./company/own-rows.ts";

/** Columns that the product fills itself. */
const KEPT_BY_US = ["id", "companyId", "version", "deletedAt", "archivedAt", "createdAt"] as const;

type EnteredColumn<T extends OwnedTable> = Exclude<
  keyof T["_"]["columns"] & string,
  (typeof KEPT_BY_US)[number]
>;

/** The columns of a table that hold what people enter. Taken from the table, so that a new field cannot be forgotten. */
export const enteredColumns = <T extends OwnedTable>(table: T): EnteredColumn<T>[] =>
  Object.keys(getTableColumns(table)).filter(
    (key): key is EnteredColumn<T> => !(KEPT_BY_US as readonly string[]).includes(key),
  );
