import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";

const { app, a } = await twoCompanies();

const revisions = async () =>
  (await app.pool.query("select revision from companies order by id")).rows.map(({ revision }) => revision);

beforeEach(async () => {
  await a.post("/api/ingredients", {
    name: "Gin",
    category: "Outros",
    quantity: 9,
    unit: "L",
    pricePerUnit: 1,
  });
  await a.post("/api/drinks", {
    name: "Tônica",
    ingredients: [{ ingredientId: 1, quantity: 1, unit: "ml" }],
  });
  await a.post("/api/clients", { name: "Ana" });
  const fixedCosts = [{ name: "Van", value: 1, category: "Transporte" }];
  const supplies = [supplyOf(1, "ml", 5)];
  const plan = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }], {
    supplies,
    clients: [1],
    fixedCosts,
  });
  await a.post("/api/events", plan);
});

test("every table of company data tells of its changes", async () => {
  const { rows } = await app.pool.query(`
    select c.relname as "table", array_agg(t.tgname::text order by t.tgname) filter (where t.tgname like '%revision%') as triggers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull
      left join pg_trigger t on t.tgrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname`);
  expect(rows.length).toBeGreaterThan(8);
  for (const { table, triggers } of rows) {
    const each = ["delete", "truncate", "write"].map((change) => `${table}_revision_on_${change}`);
    expect(triggers).toEqual(each);
  }
});

test.each([
  "update ingredients set name = 'Gim'",
  "update drinks set name = 'Gim'",
  "update drink_ingredients set quantity = 2",
  "update clients set name = 'Bia'",
  "update events set guests = 2",
  "update event_drinks set quantity = 2",
  "update event_ingredients set quantity = 2",
  "update event_supplies set planned_quantity = 2",
  "update event_clients set position = 2",
  "update fixed_costs set value = 2",
  "update stock_movements set unit_cost = 2",
  "delete from fixed_costs",
  "delete from event_drinks",
  "delete from event_supplies",
  "insert into drinks (company_id, name) values (1, 'Mojito')",
])("%s: a new revision for this company, and for no other", async (change) => {
  const before = await revisions();
  await app.pool.query(change);
  const after = await revisions();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test("one revision for a transaction, none for one that fails or changes nothing", async () => {
  const client = await app.pool.connect();
  const before = await revisions();
  await client.query("begin; update ingredients set quantity = 1; savepoint s; update drinks set name = 'x'");
  const { rows: first } = await client.query("select revision from companies where id = 1");
  await client.query("rollback to s; update clients set name = 'Bia'");
  const { rows: second } = await client.query("select revision from companies where id = 1");
  expect(second).toEqual(first);
  await client.query("rollback; update ingredients set quantity = 1 where false");
  client.release();
  expect(await revisions()).toEqual(before);
});

test("a change that was taken back leaves the next one its own revision", async () => {
  const client = await app.pool.connect();
  await client.query("begin; savepoint s; update ingredients set quantity = 1; rollback to s");
  const before = await revisions();
  await client.query("update clients set name = 'Bia'; commit");
  client.release();
  expect((await revisions())[0]).not.toBe(before[0]);
});
