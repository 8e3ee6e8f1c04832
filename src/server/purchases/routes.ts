import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { PURCHASE_MISSING, type PurchaseResult, purchaseInput } from "#shared/purchases/contract.ts";
import { listPurchases } from "./list-purchases.ts";
import { recordPurchase } from "./record-purchase.ts";
import { reversePurchase } from "./reverse-purchase.ts";

export const purchaseRoutes = new Hono()
  .get("/", requires("membership"), async (c) =>
    sendJson(c, await listPurchases(c.var.data.forHistories(), c.req.query("before"))),
  )
  .post("/", requires("edit-records"), async (c) =>
    c.json<PurchaseResult>(await recordPurchase(c.var.data, await readBody(c, purchaseInput)), 201),
  )
  .post("/:id/reverse", requires("edit-records"), async (c) =>
    plainJson(c, await reversePurchase(c.var.data, pathId(c, PURCHASE_MISSING)), 201),
  );
