import { z } from "zod";

/**
 * A line of a backup: a header, then for each table its name, its rows and the last number of its sequence, and an end
 * that counts them. Rows are arrays in PostgreSQL's own text: parsed in between, amounts would lose digits.
 */
export const backupLine = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("balcao-backup"),
    format: z.literal(1),
    createdAt: z.string(),
    /** Migrations that made the schema of these rows. */
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

/** Receives one line; the next is sent when it is done with this one. */
export type TakeLine = (line: string) => Promise<void>;

export const isRows = (line: string) => line.startsWith("[");
