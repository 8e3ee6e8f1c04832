import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { databaseFailure } from "#server/db/database-failure.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { startCuttingProxy } from "#server/testing/cutting-proxy.ts";
import { findBinaries } from "../../../../scripts/temporary-postgres.mjs";
import { type Postgres, startPostgres } from "../../../../tools/torture/faults/postgres-server.mjs";
import { type OpenDatabase, openDatabase } from "./connect.ts";

const silent = { dataDir: "unused", onProgress: () => undefined, onLost: () => undefined };
const placeOf = ({ url }: Postgres) => new URL(url).host;

async function standbyOf(primary: Postgres): Promise<Postgres> {
  const standby = await startPostgres({ standbyOf: primary.url });
  if (!standby) throw new Error("No PostgreSQL");
  return standby;
}

describe.skipIf(!findBinaries())("a primary and its standby", () => {
  let one: Postgres;
  let two: Postgres;
  let both: string;
  beforeAll(async () => {
    one = (await startPostgres()) as Postgres;
    two = await standbyOf(one);
    // The standby first: the order says nothing about who may be written to.
    both = `postgres://balcao@${placeOf(two)},${placeOf(one)}/postgres`;
  }, 60_000);
  afterAll(async () => {
    await one.remove();
    await two.remove();
  });

  const opened = async (databaseUrl: string): Promise<OpenDatabase> => {
    const database = await openDatabase({ ...silent, databaseUrl });
    onTestFinished(() => database.close());
    return database;
  };
  const write = (database: OpenDatabase, email: string) =>
    database.db.insert(companies).values({ name: "Bar", email });

  test("of both the one that may be written to is found, wherever it stands", async () => {
    await write(await opened(both), "a@exemplo.com.br");
    const [first = "", second = ""] = both.split("@")[1]?.split("/")[0]?.split(",") ?? [];
    await write(await opened(`postgres://balcao@${second},${first}/postgres`), "b@exemplo.com.br");
  });

  test("a standby alone is refused where a primary is asked for", async () => {
    const opening = openDatabase({ ...silent, databaseUrl: `${two.url}?target_session_attrs=read-write` });
    await expect(opening).rejects.toThrow(
      /^O banco de dados de DATABASE_URL não responde \(.*written to\)\.$/,
    );
  });

  test("when the standby takes over, writes go there, and silent connections to the former are closed", async () => {
    const [host = "", port] = placeOf(one).split(":");
    const proxy = await startCuttingProxy({ host, port: Number(port) });
    onTestFinished(() => proxy.close());
    const database = await opened(`postgres://balcao@127.0.0.1:${proxy.port},${placeOf(two)}/postgres`);
    await write(database, "c@exemplo.com.br");
    // Neither answered nor refused from here on, as by a machine that stands still.
    proxy.freeze();
    const stuck = write(database, "d@exemplo.com.br").then(
      () => "done",
      (error) => databaseFailure(error),
    );
    await expect.poll(async () => (await two.promote()).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await database.ask(AbortSignal.timeout(3_000));
    expect(await stuck).toBe("unavailable");
    await write(database, "e@exemplo.com.br");
    expect(await database.db.$count(companies, eq(companies.email, "e@exemplo.com.br"))).toBe(1);
  });

  test("a write on a server that has become a standby is unavailable, and the next goes to its successor", async () => {
    // The former primary begins anew as a standby of the other.
    const three = await standbyOf(two);
    onTestFinished(() => three.remove());
    const { port } = new URL(three.url);
    const proxy = await startCuttingProxy({ host: "127.0.0.1", port: Number(new URL(two.url).port) });
    onTestFinished(() => proxy.close());
    const database = await opened(
      `postgres://balcao@127.0.0.1:${proxy.port}/postgres?target_session_attrs=any`,
    );
    await write(database, "f@exemplo.com.br");
    proxy.redirect({ host: "127.0.0.1", port: Number(port) });
    proxy.dropAll();
    const refusal = () =>
      write(database, "g@exemplo.com.br").catch((error: { cause?: unknown }) => error.cause);
    await expect.poll(refusal).toMatchObject({ code: "25006" });
    // That connection is not used again, although the standby would keep it.
    proxy.redirect({ host: "127.0.0.1", port: Number(new URL(two.url).port) });
    await write(database, "g@exemplo.com.br");
  });
});
