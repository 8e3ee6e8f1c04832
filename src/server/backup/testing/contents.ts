import { onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { dump } from "../dump.ts";

/** A database to restore into, of one test. */
export async function emptyDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

/** Everything but the header, which names the moment. */
export async function contentOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await dump(db, async (line) => void lines.push(line));
  return lines.slice(1);
}
