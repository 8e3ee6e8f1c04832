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
  expect(await stockDifferences(app.db)).toEqual({ checked: 3, differences: [] });

  await app.pool.query("update ingredients set quantity = 9.99 where name = 'Rum'");
  const { differences } = await stockDifferences(app.db);
  expect(differences).toEqual([{ companyId: 2, ingredientId: 2, name: "Rum", quantity: 9.99, ledger: 10 }]);
});
