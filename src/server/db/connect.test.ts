import { expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { openDatabase } from "./connect.ts";
import { companies } from "./schema/accounts.ts";

const silent = { dataDir: "unused", onProgress: () => undefined, onLost: () => undefined };

/** The test server as an address; its host may be the folder of a Unix socket. */
function addressOf(database: string | undefined): string {
  const { host = "", port, user, password } = inject("testServer");
  const query = new URLSearchParams({ host, ...(typeof password === "string" && { password }) });
  return `postgres://${user}@localhost:${port}/${database}?${query.toString()}`;
}

test("DATABASE_URL opens that database, migrated and answering", async () => {
  const { connection, close } = await createTestDatabase();
  onTestFinished(close);
  const database = await openDatabase({ ...silent, databaseUrl: addressOf(connection.database) });
  await database.ping();
  expect(await database.db.$count(companies)).toBe(0);
  await database.close();
  await expect(database.ping()).rejects.toThrow();
});

test("a database that is not there ends in one sentence without its password", async () => {
  const opening = openDatabase({ ...silent, databaseUrl: `${addressOf("nao_existe")}&password=segredo` });
  await expect(opening).rejects.toThrow(
    /^O banco de dados de DATABASE_URL não responde \((?!.*segredo).*nao_existe.*\)\.$/,
  );
});
