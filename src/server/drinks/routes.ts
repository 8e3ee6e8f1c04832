import { Hono } from "hono";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/company-lists.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { type Drink, drinkInput } from "#shared/drinks/contract.ts";
import { createDrink, DRINK_MISSING, deleteDrink, drinkList, updateDrink } from "./drinks.ts";

export const drinkRoutes = new Hono<CompanyEnv>()
  .get("/", (c) => sendList(c, drinkList))
  .post("/", async (c) => c.json<Drink>(await createDrink(c.var.data, await readBody(c, drinkInput)), 201))
  .put("/:id", async (c) => {
    const id = pathId(c, DRINK_MISSING);
    return c.json<Drink>(await updateDrink(c.var.data, id, await readBody(c, drinkInput)));
  })
  .delete("/:id", async (c) => {
    await deleteDrink(c.var.data, pathId(c, DRINK_MISSING));
    return c.json({ message: "Drink removido com sucesso" });
  });
