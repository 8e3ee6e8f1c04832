import { Hono } from "hono";
import { endSecondStepOf } from "#server/accounts/second-step/end-for-person.ts";
import { withProof } from "#server/accounts/step-up.ts";
import { adminActivity } from "#server/activity/admin-activity.ts";
import type { AdminEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { adminStats, clientsByCompany, listCompanies, listUsers, toggleUser } from "./admin.ts";
import { COMPANY_MISSING, closeAsAdmin, listErasedCompanies, reopenAsAdmin } from "./close-companies.ts";

const USER_MISSING = "Usuário não encontrado";

export const adminRoutes = new Hono<AdminEnv>()
  .get("/stats", withProof("never"), async (c) => c.json(await adminStats(c.var.services.db)))
  .get("/companies", withProof("never"), async (c) => c.json(await listCompanies(c.var.services.db)))
  .post("/companies/:id/close", withProof("always"), async (c) => {
    await closeAsAdmin(c.var.services, pathId(c, COMPANY_MISSING), c.var.session.user.id);
    return c.json({ message: "Empresa encerrada" });
  })
  .post("/companies/:id/reopen", withProof("never"), async (c) => {
    await reopenAsAdmin(c.var.services, pathId(c, COMPANY_MISSING), c.var.session.user.id);
    return c.json({ message: "Empresa reaberta" });
  })
  .get("/erased-companies", withProof("never"), async (c) =>
    c.json(await listErasedCompanies(c.var.services.db)),
  )
  .get("/clients-by-company", withProof("never"), async (c) =>
    c.json(await clientsByCompany(c.var.services.db)),
  )
  .get("/users", withProof("never"), async (c) => c.json(await listUsers(c.var.services.db)))
  .post("/users/:id/toggle-status", withProof("never"), async (c) =>
    c.json(
      await toggleUser(c.var.services.db, {
        id: pathId(c, USER_MISSING),
        seenStatus: c.req.header("if-match"),
        adminId: c.var.session.user.id,
        now: c.var.services.now(),
      }),
    ),
  )
  .post("/users/:id/end-second-step", withProof("always"), async (c) => {
    const userId = pathId(c, USER_MISSING);
    await endSecondStepOf(c.var.services, { userId, by: c.var.session.user.id, missing: USER_MISSING });
    return c.json({ message: "Segunda etapa encerrada" });
  })
  .get("/activity", withProof("never"), async (c) =>
    c.json(await adminActivity(c.var.services.db, c.req.query("before"))),
  );
