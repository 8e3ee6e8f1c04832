import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { leaveCompany } from "./leave.ts";

export const ownAccessRoutes = new Hono().delete("/", requires("membership"), async (c) => {
  await leaveCompany(c.var.data);
  return c.json({ message: "Seu acesso foi removido" });
});
