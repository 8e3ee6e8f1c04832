import { z } from "zod";

/**
 * A backup is text, line by line: a header, then for each table its name, its rows and where its numbering stands, and
 * an end that counts them. Rows are arrays as PostgreSQL writes them and reads them again: parsed in between, amounts
 * would lose digits.
 */
export const backupLine = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("balcao-backup"),
    format: z.literal(1),
    createdAt: z.string(),
    /** The migrations that made the schema of these rows. */
    migrations: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal("table"), name: z.string(), columns: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal("numbering"),
    table: z.string(),
    column: z.string(),
    last: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal("end"), rows: z.record(z.string(), z.number()) }),
]);

export type BackupLine = z.infer<typeof backupLine>;

/** Takes the lines one by one; the next comes when it is done with this one. */
export type TakeLine = (line: string) => Promise<void>;

export const isRows = (line: string) => line.startsWith("[");
