import { type Context, Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { checkRows, readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { runImport } from "#server/imports/run-import.ts";
import { purchasesOfIngredient } from "#server/purchases/purchase-history.ts";
import { recordEntry } from "#server/purchases/record-entry.ts";
import {
  type CountResult,
  countedLine,
  countInput,
  entryInput,
  INGREDIENT_MISSING,
  ingredientInput,
  lossInput,
  type StockMovement,
} from "#shared/ingredients/contract.ts";
import { mergeInput } from "#shared/ingredients/merge/contract.ts";
import { stockImport } from "#shared/ingredients/stock-import.ts";
import { setIngredientArchived } from "./archive-ingredient.ts";
import { countStock } from "./count-stock.ts";
import { importIngredients } from "./import-ingredients.ts";
import { archivedListFor, ingredientListFor } from "./ingredient-json.ts";
import { createIngredient, updateIngredient } from "./ingredients.ts";
import { listLosses } from "./losses.ts";
import { mergeIngredients } from "./merge/merge-ingredients.ts";
import { unmergeIngredient } from "./merge/unmerge-ingredient.ts";
import { listMovements } from "./movements.ts";
import { recordLoss } from "./record-loss.ts";
import { MOVEMENT_MISSING, reverseMovement } from "./reverse-movement.ts";

const importRows = async (c: Context<CompanyEnv>) => {
  const { rows } = await readBody(c, stockImport.request);
  return importIngredients(c.var.data, await checkRows(rows, stockImport.row));
};

export const ingredientRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, ingredientListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createIngredient(c.var.data, await readBody(c, ingredientInput)), 201),
  )
  .post("/import", requires("edit-records"), (c) => runImport(c, () => importRows(c)))
  .post("/count", requires("move-stock"), async (c) => {
    const { counts } = await readBody(c, countInput);
    return c.json<CountResult>(await countStock(c.var.data, await checkRows(counts, countedLine, "counts")));
  })
  .get("/archived", requires("membership"), (c) => sendList(c, archivedListFor(c.var.data)))
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return sendJson(c, await updateIngredient(c.var.data, id, await readBody(c, ingredientInput)));
  })
  .patch("/:id/archive", requires("edit-records"), async (c) =>
    sendJson(c, await setIngredientArchived(c.var.data, pathId(c, INGREDIENT_MISSING), true)),
  )
  .patch("/:id/unarchive", requires("edit-records"), async (c) =>
    sendJson(c, await setIngredientArchived(c.var.data, pathId(c, INGREDIENT_MISSING), false)),
  )
  .post("/:id/merge", requires("edit-records"), async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return plainJson(c, await mergeIngredients(c.var.data, id, await readBody(c, mergeInput)));
  })
  .post("/:id/unmerge", requires("edit-records"), async (c) =>
    plainJson(c, await unmergeIngredient(c.var.data, pathId(c, INGREDIENT_MISSING))),
  )
  .get("/:id/movements", requires("membership"), async (c) =>
    sendJson<StockMovement[]>(
      c,
      JSON.stringify(
        await listMovements(c.var.data.forHistories(), pathId(c, INGREDIENT_MISSING), c.req.query("before")),
      ),
    ),
  )
  .get("/:id/purchases", requires("see-money"), async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return c.json(await purchasesOfIngredient(c.var.data.forHistories(), id, c.req.query("before")));
  })
  .post("/:id/entries", requires("edit-records"), async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return plainJson(c, await recordEntry(c.var.data, id, await readBody(c, entryInput)), 201);
  })
  .post("/:id/losses", requires("move-stock"), async (c) => {
    const id = pathId(c, INGREDIENT_MISSING);
    return plainJson(c, await recordLoss(c.var.data, id, await readBody(c, lossInput)), 201);
  });

export const movementRoutes = new Hono().post("/:id/reverse", requires("edit-records"), async (c) => {
  const id = pathId(c, MOVEMENT_MISSING, Number.MAX_SAFE_INTEGER);
  return plainJson(c, await reverseMovement(c.var.data, id), 201);
});

export const lossRoutes = new Hono().get("/", requires("see-money"), async (c) =>
  c.json(await listLosses(c.var.data, c.req.query())),
);
