import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { closeCompanyInput } from "#shared/company/closing.ts";
import { type Company, companyInput } from "#shared/company/contract.ts";
import { closeOwnCompany, reopenCompany } from "./closing.ts";
import { readCompany, updateCompany } from "./company.ts";

export const ownCompanyRoutes = new Hono()
  .get("/", requires("manage-company"), async (c) => c.json<Company>(await readCompany(c.var.data)))
  .put("/", requires("manage-company"), async (c) =>
    c.json<Company>(await updateCompany(c.var.data, await readBody(c, companyInput))),
  )
  // Also when it is closed: a call that is sent again gets its answer, and not a refusal.
  .post("/close", requires("manage-company", { stepUp: "always", whenClosed: "allowed" }), async (c) => {
    await closeOwnCompany(c.var.data, await readBody(c, closeCompanyInput));
    c.var.noteMail();
    return c.json({ message: "Empresa encerrada" });
  })
  .post("/reopen", requires("manage-company", { whenClosed: "allowed" }), async (c) => {
    await reopenCompany(c.var.data);
    return c.json({ message: "Empresa reaberta" });
  });
