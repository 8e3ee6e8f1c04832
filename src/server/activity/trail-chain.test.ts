import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { owner } from "#server/db/company/testing/two-companies.ts";
import type { Database } from "#server/db/database.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { type BrokenLink, brokenLinks } from "./broken-links.ts";
import { record } from "./record-activity.ts";
import { logTrail, trailDigest } from "./trail-digest.ts";

const { app, a } = await twoCompanies();
const FUTURE = new Date("2100-01-01T00:00:00Z");

/** Writes what a login writes, without a password to be checked: that is slow on purpose. */
const logIn = ([userId, companyId]: readonly [number, number | null]) =>
  record(app.db, { action: "login", userId, companyId, address: "127.0.0.1", createdAt: app.clock.now });
const ofA = [1, 1] as const;
const ofB = [2, 2] as const;

/** Entries 1, 2, 4 and 5 of company 1, entry 3 of no company, entry 6 of company 2. */
beforeEach(async () => {
  const { id: adminId } = await app.addAdmin("admin@bar.com.br");
  for (const whose of [ofA, ofA, [adminId, null] as const, ofA]) await logIn(whose);
  await app.pool.query("insert into clients (company_id, name) values (1, 'Ana')");
  await a.delete("/api/clients/1");
  await logIn(ofB);
});

/** Does what only somebody with all powers can, looks, and takes it back. */
async function afterwards<R>(tampering: string, look: (db: Database) => Promise<R>): Promise<R> {
  const undo = new Error("undo");
  let seen: R | undefined;
  const trying = app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(tampering));
    seen = await look(tx);
    throw undo;
  });
  await expect(trying).rejects.toBe(undo);
  return seen as R;
}

const brokenAfter = async (tampering: string): Promise<BrokenLink[]> =>
  (await afterwards(tampering, brokenLinks)).broken;

test("every entry stands in the chain of its company, or in that of none, with its place", async () => {
  const { rows } = await app.pool.query(
    "select company_id, position, entry_id::int from audit_links order by company_id nulls first, position",
  );
  expect(rows.map(Object.values)).toEqual([
    [null, 1, 3],
    [1, 1, 1],
    [1, 2, 2],
    [1, 3, 4],
    [1, 4, 5],
    [2, 1, 6],
  ]);
  expect(await brokenLinks(app.db)).toEqual({ checked: 6, broken: [] });
});

test("an entry without details has the hash that it had before there were any", async () => {
  const { rows } = await app.pool.query(`
    select l.hash, encode(sha256(convert_to(jsonb_build_array(null, l.position, extract(epoch from l.linked_at),
      e.id, e.company_id, e.user_id, e.action, e.subject_id, e.address, extract(epoch from e.created_at))::text,
      'UTF8')), 'hex') as before from audit_links l join audit_entries e on e.id = l.entry_id where e.id = 1`);
  expect(rows).toEqual([{ hash: rows[0].before, before: rows[0].before }]);
});

test("the details of an entry are part of its hash", async () => {
  await a.post("/api/ingredients", {
    name: "Gin",
    category: "Outros",
    quantity: 1,
    unit: "L",
    pricePerUnit: 9,
  });
  await a.put("/api/ingredients/1", {
    name: "Rum",
    category: "Outros",
    quantity: 1,
    unit: "L",
    pricePerUnit: 8,
  });
  expect(await brokenLinks(app.db)).toEqual({ checked: 8, broken: [] });
  const forged = `update audit_entries set details = '{"changes": []}' where action = 'ingredient_changed'`;
  expect(await brokenAfter(forged)).toMatchObject([{ companyId: 1, fault: "changed" }]);
});

test("what is undone leaves no link, and no gap", async () => {
  const entry = sql`insert into audit_entries (company_id, user_id, action) values (1, 1, 'logout')`;
  const undone = app.db.transaction(async (tx) => {
    await tx.execute(entry);
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await app.db.execute(entry);
  expect(await brokenLinks(app.db)).toEqual({ checked: 7, broken: [] });
});

describe("somebody with all powers over the database is found out", () => {
  test("who changes anything that an entry says", async () => {
    const { rows } = await app.pool.query<{ name: string; type: string }>(`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = 'audit_entries'::regclass and attnum > 0 and not attisdropped`);
    const other: Record<string, (column: string) => string> = {
      bigint: (column) => `${column} + 100`,
      integer: (column) => `coalesce(${column}, 0) + 1`,
      text: (column) => `case ${column} when 'login' then 'logout' else 'login' end`,
      jsonb: () => `'{"changed": 1}'::jsonb`,
      "timestamp with time zone": (column) => `${column} + interval '1 microsecond'`,
    };
    expect(rows).toHaveLength(8);
    for (const { name, type } of rows.filter(({ name }) => name !== "id")) {
      const broken = await brokenAfter(
        `update audit_entries set ${name} = ${other[type]?.(name)} where id = 2`,
      );
      expect([name, broken]).toEqual([name, [{ companyId: 1, entryId: 2, fault: "changed" }]]);
    }
    const [first] = await brokenAfter(
      "alter table audit_entries alter id set generated by default; update audit_entries set id = 200 where id = 2",
    );
    expect(first).toEqual({ companyId: 1, entryId: 2, fault: "removed" });
  });

  test.each([
    ["an entry alone", "delete from audit_entries where id = 2", 2, "removed"],
    [
      "an entry with its link",
      "delete from audit_links where entry_id = 2; delete from audit_entries where id = 2",
      4,
      "gap",
    ],
    [
      "the first",
      "delete from audit_links where entry_id = 1; delete from audit_entries where id = 1",
      2,
      "gap",
    ],
    [
      "an entry, and closes the gap",
      `delete from audit_links where entry_id = 2; delete from audit_entries where id = 2;
       update audit_links set position = 2 where entry_id = 4; update audit_links set position = 3 where entry_id = 5`,
      4,
      "changed",
    ],
  ])("who removes %s", async (_what, tampering, entryId, fault) => {
    expect(await brokenAfter(tampering)).toEqual([{ companyId: 1, entryId, fault }]);
  });

  test("who swaps two entries, or their places", async () => {
    const swapped = `update audit_entries e set (action, subject_id, created_at) =
      (select action, subject_id, created_at from audit_entries o where o.id = 7 - e.id) where id in (2, 5)`;
    expect(await brokenAfter(swapped)).toEqual([{ companyId: 1, entryId: 2, fault: "changed" }]);
    const moved = `update audit_links set position = 100 where entry_id = 2; update audit_links set position = 2
      where entry_id = 4; update audit_links set position = 3 where entry_id = 2`;
    expect(await brokenAfter(moved)).toEqual([{ companyId: 1, entryId: 4, fault: "changed" }]);
  });

  test("who adds an entry without a link, or moves one to another company", async () => {
    const added =
      "insert into audit_entries (company_id, user_id, action) values (2, 2, 'login') returning id";
    expect(await brokenAfter(added)).toMatchObject([{ companyId: 2, fault: "unlinked" }]);
    const moved = "update audit_links set company_id = 2, position = 2 where entry_id = 5";
    expect(await brokenAfter(moved)).toEqual([{ companyId: 2, entryId: 5, fault: "changed" }]);
  });

  test("who makes a chain anew, or cuts off its end: by the digest that the log has kept", async () => {
    const kept = await trailDigest(app.db, FUTURE);
    const anew = `delete from audit_links where company_id = 1; update audit_entries set user_id = 2 where id = 2;
      select link_older_entries()`;
    const cut = "delete from audit_links where entry_id = 5; delete from audit_entries where id = 5";
    for (const tampering of [anew, cut]) {
      expect(await brokenAfter(tampering)).toEqual([]);
      const now = await afterwards(tampering, (db) => trailDigest(db, FUTURE));
      expect(now.digest).not.toBe(kept.digest);
    }
    expect(await trailDigest(app.db, FUTURE)).toEqual(kept);
  });
});

test("the digest of a moment stays what it was, whatever comes after", async () => {
  // A moment here has milliseconds, an entry's has microseconds: the last entry must be surely before it.
  const { rows } = await app.pool.query("select clock_timestamp() as now from pg_sleep(0.002)");
  const then = await trailDigest(app.db, rows[0].now);
  expect(then).toEqual({
    until: rows[0].now.toISOString(),
    entries: 6,
    digest: expect.stringMatching(/^[\da-f]{64}$/),
  });
  await logIn(ofA);
  expect(await trailDigest(app.db, rows[0].now)).toEqual(then);
  expect((await trailDigest(app.db, FUTURE)).digest).not.toBe(then.digest);
});

test("the log gets it in one line, of a minute ago", async () => {
  const lines: string[] = [];
  await logTrail(app.db, pino({ level: "info" }, { write: (line) => void lines.push(line) }));
  const [line = "", ...more] = lines;
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ msg: "trail", entries: 0, digest: expect.any(String) });
  const age = Date.now() - Date.parse(JSON.parse(line).until);
  expect(age).toBeGreaterThanOrEqual(60_000);
  expect(age).toBeLessThan(130_000);
});

test("writers at the same moment make one chain, and none of them fails or waits in a circle", async () => {
  const write = (n: number) =>
    app.db.transaction(async (tx) => {
      // A row of their own first and then the trail, others the other way round: held from the first line of the trail
      // on, the chain would be waited for by those who hold the row that its holder waits for.
      const steps = [
        sql`select from users where id = ${1 + (n % 2)} for no key update`,
        sql`insert into audit_entries (company_id, user_id, action) values (${[1, 1, 1, 2, null][n % 5]}, 1, 'login')`,
      ];
      for (const step of n % 3 === 0 ? steps.toReversed() : steps) await tx.execute(step);
    });
  await Promise.all(Array.from({ length: 100 }, (_, n) => write(n)));
  expect(await brokenLinks(app.db)).toEqual({ checked: 106, broken: [] });
});

test("a company reads its chain and cannot write to it, but by the trail", async () => {
  const db = app.companies.of(owner(2, 2).companyId);
  const { rows } = await db.execute(sql`select entry_id::int as id from audit_links`);
  expect(rows).toEqual([{ id: 6 }]);
  for (const statement of [
    "insert into audit_links values (6, 2, 2, now(), 'x')",
    "update audit_links set hash = ''",
    "delete from audit_links",
  ]) {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  }
  for (const statement of ["update audit_links set hash = ''", "delete from audit_links"]) {
    await expect(app.pool.query(statement)).rejects.toThrow("only ever added");
  }
});
