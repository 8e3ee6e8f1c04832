import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { purchasesOfSupplier } from "#server/purchases/purchase-history.ts";
import { SUPPLIER_MISSING } from "#shared/ingredients/contract.ts";
import { supplierInput } from "#shared/suppliers/contract.ts";
import { createSupplier, deleteSupplier, supplierListFor, updateSupplier } from "./suppliers.ts";

export const supplierRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, supplierListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createSupplier(c.var.data, await readBody(c, supplierInput)), 201),
  )
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, SUPPLIER_MISSING);
    return sendJson(c, await updateSupplier(c.var.data, id, await readBody(c, supplierInput)));
  })
  .delete("/:id", requires("edit-records"), async (c) => {
    await deleteSupplier(c.var.data, pathId(c, SUPPLIER_MISSING));
    return c.json({ message: "Fornecedor removido com sucesso" });
  })
  .get("/:id/purchases", requires("see-money"), async (c) => {
    const id = pathId(c, SUPPLIER_MISSING);
    return c.json(await purchasesOfSupplier(c.var.data.forHistories(), id, c.req.query("before")));
  });
