import { expect, test } from "vitest";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { stockDifferences } from "./verify-stock.ts";

test("a quantity that its ledger does not explain is found, and nothing else", async () => {
  const app = await createOwnTestApp();
  for (const [company, name] of [
    ["A", "Gin"],
    ["B", "Rum"],
    ["C", "Sem movimento"],
  ] as const) {
    const { user } = await app.addCompany(company, `${company.toLowerCase()}@bar.com.br`);
    const quantity = company === "C" ? 0 : 10;
    const body = { name, category: "Outros", quantity, unit: "L", pricePerUnit: 100 };
    await app.call("POST", "/api/ingredients", { body, token: user.token });
  }
  expect(await stockDifferences(app.db)).toEqual({
    checked: 3,
    differences: [],
    values: [],
    reversals: [],
    uses: [],
    merges: [],
  });

  await app.pool.query("update ingredients set quantity = 9.99 where name = 'Rum'");
  const { differences } = await stockDifferences(app.db);
  expect(differences).toEqual([{ companyId: 2, ingredientId: 2, name: "Rum", quantity: 9.99, ledger: 10 }]);

  await app.pool.query("update ingredients set price_per_unit = 100.01 where name = 'Gin'");
  await app.pool.query("update ingredients set price_per_unit = 5 where name = 'Sem movimento'");
  const { values } = await stockDifferences(app.db);
  expect(values).toEqual([
    { companyId: 1, ingredientId: 1, name: "Gin", price: 100.01, worth: 100 },
    { companyId: 2, ingredientId: 2, name: "Rum", price: 100, worth: 99.9 },
  ]);

  const reversal = (ingredient: number, delta: number, cost: number, reversed: number) =>
    app.pool.query(
      `insert into stock_movements
        (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, reverses_id)
       select company_id, $1, user_id, kind, unit, $2, $3, $4 from stock_movements where id = $4`,
      [ingredient, delta, cost, reversed],
    );
  await reversal(1, -9, 10, 1);
  const { reversals } = await stockDifferences(app.db);
  expect(reversals).toEqual([{ companyId: 1, ingredientId: 1, movementId: 3, reversesId: 1 }]);
  await app.pool.query(`insert into events (company_id, name, date) values (1, 'Bodas', now());
    insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, 1, 1, 'retirada', 'L', -5, 10, null, null), (1, 1, 1, 1, 'retorno', 'L', 3, 10, null, null),
      (1, 1, 1, 1, 'perda', 'L', 0, 10, 2, 'Caiu')`);
  expect((await stockDifferences(app.db)).uses).toEqual([]);
  await app.pool.query("update stock_movements set lost_quantity = 2.01 where kind = 'perda'");
  expect((await stockDifferences(app.db)).uses).toEqual([
    { companyId: 1, eventId: 1, ingredientId: 1, sent: 5, back: 3, lost: 2.01 },
  ]);

  await app.pool.query(`insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
      values (1, 'Outro', 'Outros', 0, 'L', 0, 0);
    insert into ingredient_merges (company_id, ingredient_id, into_id, factor, before, user_id) values (1, 1, 4, 1, '{}', 1);
    insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, merge_id)
      values (1, 1, 1, 'junção', 'L', -5, 10, 1), (1, 4, 1, 'junção', 'L', 5, 10.0009, 1)`);
  expect((await stockDifferences(app.db)).merges).toEqual([]);
  await app.pool.query("update stock_movements set unit_cost = 10.001 where ingredient_id = 4");
  expect((await stockDifferences(app.db)).merges).toEqual([{ companyId: 1, mergeId: 1, difference: 0.005 }]);

  await expect(reversal(1, -10, 10, 1), "a second one").rejects.toThrow(/stock_movements_by_reversed/);
  await expect(reversal(1, -10, 10, 2), "another company's").rejects.toThrow(/stock_movements_/);
  await expect(reversal(2, 10, 10, 2), "one that adds").rejects.toThrow(/stock_movements_reversal/);
});
