import { type Context, Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { checkRows, readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { runImport } from "#server/imports/run-import.ts";
import { drinkInput } from "#shared/drinks/contract.ts";
import { drinkImport, drinkImportInput } from "#shared/drinks/drink-import.ts";
import { unstockedIngredient } from "#shared/drinks/drink-import-contract.ts";
import { createDrink, DRINK_MISSING, deleteDrink, drinkList, updateDrink } from "./drinks.ts";
import { importDrinks } from "./import-drinks.ts";

const importRows = async (c: Context<CompanyEnv>) => {
  const { rows, newIngredients } = await readBody(c, drinkImportInput);
  return importDrinks(
    c.var.data,
    await checkRows(rows, drinkImport.row),
    await checkRows(newIngredients, unstockedIngredient, "newIngredients"),
  );
};

export const drinkRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, drinkList))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createDrink(c.var.data, await readBody(c, drinkInput)), 201),
  )
  .post("/import", requires("edit-records"), (c) => runImport(c, () => importRows(c)))
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, DRINK_MISSING);
    return sendJson(c, await updateDrink(c.var.data, id, await readBody(c, drinkInput)));
  })
  .delete("/:id", requires("edit-records"), async (c) => {
    await deleteDrink(c.var.data, pathId(c, DRINK_MISSING));
    return c.json({ message: "Drink removido com sucesso" });
  });
