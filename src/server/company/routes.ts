import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { type Company, companyInput } from "#shared/company/contract.ts";
import { readCompany, updateCompany } from "./company.ts";

export const ownCompanyRoutes = new Hono()
  .get("/", requires("manage-company"), async (c) => c.json<Company>(await readCompany(c.var.data)))
  .put("/", requires("manage-company"), async (c) =>
    c.json<Company>(await updateCompany(c.var.data, await readBody(c, companyInput))),
  );
