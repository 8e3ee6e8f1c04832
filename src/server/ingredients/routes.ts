import { type Context, Hono } from "hono";
import { checkRows, readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { runImport } from "#server/imports/run-import.ts";
import {
  type CountResult,
  countedLine,
  countInput,
  entryInput,
  ingredientInput,
  type StockMovement,
} from "#shared/ingredients/contract.ts";
import { importedRow, stockImportInput } from "#shared/ingredients/stock-csv-contract.ts";
import { setIngredientArchived } from "./archive-ingredient.ts";
import { countStock } from "./count-stock.ts";
import { importIngredients } from "./import-ingredients.ts";
import { archivedIngredientList, ingredientList } from "./ingredient-json.ts";
import { createIngredient, INGREDIENT_MISSING, recordEntry, updateIngredient } from "./ingredients.ts";
import { listMovements } from "./movements.ts";
import { MOVEMENT_MISSING, reverseEntry } from "./reverse-entry.ts";

const importRows = async (c: Context<CompanyEnv>) => {
  const { rows } = await readBody(c, stockImportInput);
  return importIngredients(c.var.data, await checkRows(rows, importedRow));
};

export const ingredientRoutes = new Hono<CompanyEnv>()
  .get("/", (c) => sendList(c, ingredientList))
  .post("/", async (c) =>
    plainJson(c, await createIngredient(c.var.data, await readBody(c, ingredientInput)), 201),
  )
  .post("/import", (c) => runImport(c, () => importRows(c)))
  .post("/count", async (c) => {
    const { counts } = await readBody(c, countInput);
    return c.json<CountResult>(await countStock(c.var.data, await checkRows(counts, countedLine, "counts")));
  })
  .get("/archived", (c) => sendList(c, archivedIngredientList))
  .put("/:id", async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return sendJson(c, await updateIngredient(c.var.data, id, await readBody(c, ingredientInput)));
  })
  .patch("/:id/archive", async (c) =>
    sendJson(c, await setIngredientArchived(c.var.data, pathId(c, INGREDIENT_MISSING), true)),
  )
  .patch("/:id/unarchive", async (c) =>
    sendJson(c, await setIngredientArchived(c.var.data, pathId(c, INGREDIENT_MISSING), false)),
  )
  .get("/:id/movements", async (c) =>
    sendJson<StockMovement[]>(
      c,
      JSON.stringify(await listMovements(c.var.data, pathId(c, INGREDIENT_MISSING), c.req.query("before"))),
    ),
  )
  .post("/:id/entries", async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return plainJson(c, await recordEntry(c.var.data, id, await readBody(c, entryInput)), 201);
  });

export const movementRoutes = new Hono<CompanyEnv>().post("/:id/reverse", async (c) => {
  const id = pathId(c, MOVEMENT_MISSING, Number.MAX_SAFE_INTEGER);
  return plainJson(c, await reverseEntry(c.var.data, id), 201);
});
