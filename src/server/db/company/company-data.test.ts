import { eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/db/schema/accounts.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { CompanyData } from "./company-data.ts";
import type { CompanyDatabases } from "./company-databases.ts";
import { CompanyStatement } from "./company-statement.ts";
import { bottle, owner, twoCompanies } from "./testing/two-companies.ts";

let database: Awaited<ReturnType<typeof twoCompanies>>["database"];
let a: CompanyData;
let b: CompanyData;
let idOfA: number;
let idOfB: number;

beforeAll(async () => {
  ({ database, a, b, idOfA, idOfB } = await twoCompanies());
});
afterAll(() => database.close());

test("neither a raw filter nor an extra key escapes the company", async () => {
  const gin = await a.insert(ingredients, bottle("Gin"));
  await a.insert(ingredients, bottle("Cachaça"));
  expect(await b.list(ingredients, sql`false or true`)).toEqual([]);

  await a.update(ingredients, gin.id, { name: "Gim" }, sql`false or true`);
  expect((await a.list(ingredients)).map((row) => row.name).sort()).toEqual(["Cachaça", "Gim"]);

  const smuggled = { name: "Gim", companyId: idOfB };
  await a.update(ingredients, gin.id, smuggled);
  expect((await a.find(ingredients, gin.id))?.companyId).toBe(idOfA);

  const planted = { ...bottle("Plantado"), companyId: idOfB };
  expect((await a.insert(ingredients, planted)).companyId).toBe(idOfA);
});

test("another company's row can be neither found, changed nor removed", async () => {
  const rum = await a.insert(ingredients, bottle("Rum"));
  expect(await b.find(ingredients, rum.id)).toBeUndefined();
  expect(await b.update(ingredients, rum.id, { name: "x" })).toBeUndefined();
  expect(await b.remove(ingredients, eq(ingredients.id, rum.id))).toBe(0);
  expect(await b.lock(ingredients, [rum.id])).toEqual([]);
  expect((await a.find(ingredients, rum.id))?.name).toBe("Rum");
  expect(await a.remove(ingredients, eq(ingredients.id, rum.id))).toBe(1);
});

test("many rows are changed at once, each in its own way, and none of another company", async () => {
  const own = await a.insertAll(ingredients, [bottle("Saquê"), bottle("Soju"), bottle("Licor")]);
  const theirs = await b.insert(ingredients, bottle("Tequila"));
  const changes = [...own.slice(0, 2), theirs].map((row, index) => ({
    id: row.id,
    quantity: index + 0.25,
    observations: index === 0 ? "aberta" : null,
    yieldQuantity: null,
  }));
  await a.updateEach(ingredients, ["quantity", "observations", "yieldQuantity"], changes);
  await a.updateEach(ingredients, ["quantity"], []);
  const after = await a.list(ingredients, sql`${ingredients.id} >= ${own[0]?.id}`, ingredients.id);
  expect(after.map(({ quantity, observations, version }) => [quantity, observations, version])).toEqual([
    [0.25, "aberta", 2],
    [1.25, null, 2],
    [5, null, 1],
  ]);
  expect(await b.find(ingredients, theirs.id)).toEqual(theirs);
});

test("a change of all rows that meet a condition stays within the company", async () => {
  const theirs = await b.insert(ingredients, bottle("Conhaque"));
  await a.insertAll(ingredients, [bottle("Bitter"), bottle("Vermute")]);
  await a.updateWhere(ingredients, { minQuantity: 7 }, sql`false or true`);
  expect((await a.list(ingredients)).every(({ minQuantity }) => minQuantity === 7)).toBe(true);
  expect(await b.find(ingredients, theirs.id)).toEqual(theirs);
});

test("over a connection for which no policy counts the filters alone keep companies apart", async () => {
  const everything = { of: () => database.db } as unknown as CompanyDatabases;
  const [own, other] = [idOfA, idOfB].map(
    (id) => new CompanyData(everything, owner(id, 1), clockAt(new Date())),
  ) as [CompanyData, CompanyData];
  const absinto = await own.insert(ingredients, bottle("Absinto"));
  const theirs = await other.insert(ingredients, bottle("Pisco"));
  const { id } = theirs;
  const owners = (rows: { companyId: number }[]) => new Set(rows.map(({ companyId }) => companyId));
  expect(owners(await own.list(ingredients))).toEqual(new Set([idOfA]));
  expect(owners(await own.list(ingredients, sql`false or true`))).toEqual(new Set([idOfA]));
  expect(await own.find(ingredients, id)).toBeUndefined();
  expect(await own.lock(ingredients, [id, absinto.id])).toEqual([absinto]);
  expect(await own.update(ingredients, id, { name: "x" })).toBeUndefined();
  await own.updateWhere(ingredients, { minQuantity: 9 }, sql`false or true`);
  await own.updateEach(ingredients, ["quantity"], [{ id, quantity: 1 }]);
  expect(await own.remove(ingredients, eq(ingredients.id, id))).toBe(0);
  expect(await other.find(ingredients, id)).toEqual(theirs);

  const same = alias(ingredients, "same");
  const pair = { mine: ingredients.id, joined: same.id };
  const where = eq(ingredients.id, absinto.id);
  const on = eq(same.id, id);
  expect(await own.select(pair, { from: ingredients, joins: [[same, on]], where })).toEqual([]);
  const theirId = own.lookup(ingredients, ingredients.id, eq(ingredients.id, id));
  const looked = { mine: ingredients.id, theirs: theirId };
  expect(await own.select(looked, { from: ingredients, where })).toEqual([
    { mine: absinto.id, theirs: null },
  ]);
  const statement = new CompanyStatement<{ found: string; owner: number; companies: string }>(
    "only_own",
    (rows) => sql`select ${rows.id} as owner,
      (select string_agg(name, ',') from ${companies} where ${rows.isCompany(companies.id)}) as companies,
      ${rows.jsonArray(sql`${ingredients.id}::text`, {
        from: ingredients,
        where: sql`${ingredients.id} in (${absinto.id}, ${id})`,
        orderBy: [ingredients.id],
      })} as found`,
  );
  expect(await own.run(statement, {})).toEqual([{ owner: idOfA, companies: "A", found: `[${absinto.id}]` }]);
});

test("a conditional update does nothing when its condition fails", async () => {
  const vodka = await a.insert(ingredients, bottle("Vodka"));
  const take = (amount: number) =>
    a.update(
      ingredients,
      vodka.id,
      { quantity: sql`${ingredients.quantity} - ${amount}` },
      gte(ingredients.quantity, amount),
    );
  expect(await take(9)).toBeUndefined();
  expect((await take(2))?.quantity).toBe(3);
});

test("chosen columns come in the order and the number asked for", async () => {
  const names = ["Zimbro", "Anis", "Menta"].map((name) => ({
    ...bottle(name),
    category: "Xaropes" as const,
  }));
  await a.insertAll(ingredients, names);
  const where = eq(ingredients.category, "Xaropes");
  const ofSyrups = { from: ingredients, where, orderBy: [ingredients.name] };
  expect(await a.select({ name: ingredients.name }, { ...ofSyrups, limit: 2 })).toEqual([
    { name: "Anis" },
    { name: "Menta" },
  ]);
  expect(await a.select({ name: ingredients.name }, { ...ofSyrups, limit: 0 })).toEqual([]);
});

test("rows are locked in the order of their ids, whatever the order they are named in", async () => {
  const made = await a.insertAll(ingredients, [bottle("Arak"), bottle("Grapa"), bottle("Mezcal")]);
  const ids = made.map(({ id }) => id);
  expect((await a.lock(ingredients, ids.toReversed())).map(({ id }) => id)).toEqual(ids);
  expect(await a.lock(ingredients, ids, eq(ingredients.name, "Grapa"))).toEqual([made[1]]);
});

test("no row is given another id, and nothing to write is no statement", async () => {
  const saved = await a.insert(ingredients, bottle("Ouzo"));
  const smuggled = { name: "Uzo", id: saved.id + 1000 };
  expect(await a.update(ingredients, saved.id, smuggled)).toMatchObject({ id: saved.id, name: "Uzo" });
  expect(await a.insertAll(ingredients, [])).toEqual([]);
});

/** Never run: each line must fail to compile. */
void async function rejectedByTheCompiler() {
  // @ts-expect-error the owner is not the caller's choice
  await a.insert(ingredients, { ...bottle("x"), companyId: 2 });
  // @ts-expect-error the owner cannot be changed
  await a.update(ingredients, 1, { companyId: 2 });
  // @ts-expect-error unknown column
  await a.update(ingredients, 1, { nome: "x" });
  // @ts-expect-error a table without companyId is out of reach
  await a.list(companies);
  // @ts-expect-error a plain number is no proof
  new CompanyData(database.companies, { ...owner(7, 1), companyId: 7 }, clockAt(new Date()));
};
