import { Hono } from "hono";
import { adminActivity } from "#server/activity/admin-activity.ts";
import type { AdminEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { adminStats, clientsByCompany, listCompanies, listUsers, toggleUser } from "./admin.ts";

export const adminRoutes = new Hono<AdminEnv>()
  .get("/stats", async (c) => c.json(await adminStats(c.var.services.db)))
  .get("/companies", async (c) => c.json(await listCompanies(c.var.services.db)))
  .get("/clients-by-company", async (c) => c.json(await clientsByCompany(c.var.services.db)))
  .get("/users", async (c) => c.json(await listUsers(c.var.services.db)))
  .post("/users/:id/toggle-status", async (c) =>
    c.json(
      await toggleUser(c.var.services.db, {
        id: pathId(c, "Usuário não encontrado"),
        seenStatus: c.req.header("if-match"),
        adminId: c.var.session.user.id,
        now: c.var.services.now(),
      }),
    ),
  )
  .get("/activity", async (c) => c.json(await adminActivity(c.var.services.db, c.req.query("before"))));
