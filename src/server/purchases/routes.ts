import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { type PurchaseResult, purchaseInput } from "#shared/purchases/contract.ts";
import { recordPurchase } from "./purchases.ts";

export const purchaseRoutes = new Hono().post("/", requires("edit-records"), async (c) =>
  c.json<PurchaseResult>(await recordPurchase(c.var.data, await readBody(c, purchaseInput)), 201),
);
