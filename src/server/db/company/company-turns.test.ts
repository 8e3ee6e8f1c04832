import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ingredients } from "#server/db/schema/stock.ts";
import { CompanyData } from "./company-data.ts";
import { CompanyStatement } from "./company-statement.ts";
import { bottle, owner, twoCompanies } from "./testing/two-companies.ts";

type World = Awaited<ReturnType<typeof twoCompanies>>;

let world: World;
beforeAll(async () => {
  world = await twoCompanies();
});
afterAll(() => world.database.close());

/** More than there are connections. */
const CALLERS = 28;

const slow = new CompanyStatement<{ one: number }, { seconds: number }>(
  "slow",
  () => sql`select 1 as one from pg_sleep(${sql.placeholder("seconds")}::float)`,
);
const used = () => world.database.companies.totalCount - world.database.companies.idleCount;
const waiting = () => world.database.companies.waitingCount;

/** Somebody else has the row of the company, as a writer of another process would. */
async function holdRow(id: number) {
  const holder = await world.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin");
  await holder.query("select 1 from companies where id = $1 for update", [id]);
  return () => holder.query("rollback");
}

test("more writes of one company than there are connections hold one; others do not feel them", async () => {
  const letGo = await holdRow(world.idOfA);
  const writes = Promise.all(
    Array.from({ length: CALLERS }, (_, n) =>
      world.a.transaction((tx) => tx.insert(ingredients, bottle(`Item ${n}`))),
    ),
  );
  await expect.poll(() => [used(), waiting()]).toEqual([1, CALLERS - 1]);
  // Readers of that very company are served as well.
  await world.a.list(ingredients);
  await world.b.list(ingredients);
  await world.b.transaction((tx) => tx.insert(ingredients, bottle("Da B")));
  await letGo();
  expect(await writes).toHaveLength(CALLERS);
  expect([used(), waiting()]).toEqual([0, 0]);
});

test("a write without a transaction waits in the same line", async () => {
  const letGo = await holdRow(world.idOfA);
  const writes = Promise.all(
    Array.from({ length: 8 }, () => world.a.updateWhere(ingredients, { minQuantity: 1 }, sql`true`)),
  );
  await expect.poll(() => [used(), waiting()]).toEqual([1, 7]);
  await letGo();
  await writes;
});

test("one company reads over four connections, and its people by links over two of them", async () => {
  const link = new CompanyData(
    world.database.companies,
    { ...owner(world.idOfA, 1), actor: { kind: "link", link: { of: "team" } } },
    world.a.clock,
  );
  const many = (data: CompanyData) =>
    Promise.all(Array.from({ length: 6 }, () => data.run(slow, { seconds: 0.3 })));
  const byLink = many(link);
  await expect.poll(() => [used(), waiting()]).toEqual([2, 4]);
  const byUsers = many(world.a);
  await expect.poll(() => [used(), waiting()]).toEqual([4, 8]);
  await world.b.list(ingredients);
  // All of the company's are still at work.
  expect(waiting()).toBe(8);
  await Promise.all([byLink, byUsers]);
});

test("who hangs up leaves the line, and who is in it already goes on", async () => {
  const letGo = await holdRow(world.idOfA);
  const gone = new AbortController();
  const caller = new CompanyData(
    world.database.companies,
    { ...owner(world.idOfA, 1), signal: gone.signal },
    world.a.clock,
  );
  const add = (name: string) => caller.transaction((tx) => tx.insert(ingredients, bottle(name)));
  const first = add("Primeira");
  const second = add("Segunda");
  await expect.poll(waiting).toBe(1);
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  expect(waiting()).toBe(0);
  await letGo();
  await first;
  expect(await world.a.list(ingredients, eq(ingredients.name, "Segunda"))).toEqual([]);
});

test("a line has an end: whoever comes after it is refused, another company is not", async () => {
  const letGo = await holdRow(world.idOfA);
  const many = Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      world.a.transaction((tx) => tx.insert(ingredients, bottle(`Muitos ${n}`))),
    ),
  );
  await expect.poll(waiting).toBe(120);
  await world.b.list(ingredients);
  await letGo();
  const refused = (await many).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(79);
  expect(refused).toMatchObject(Array(79).fill({ reason: { status: 503, retryAfterSeconds: 10 } }));
});

test("work over other connections that writes a company's rows waits for its turn, too", async () => {
  const letGo = await holdRow(world.idOfA);
  const begun: number[] = [];
  const works = Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      world.database.companies.writeInTurn(world.idOfA, async () => {
        begun.push(n);
        await world.database.pool.query("select 1 from companies where id = $1 for update", [world.idOfA]);
      }),
    ),
  );
  await expect.poll(waiting).toBe(7);
  expect(begun).toEqual([0]);
  await letGo();
  await works;
  expect(begun).toHaveLength(8);
});
