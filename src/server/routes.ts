import { Hono, type MiddlewareHandler } from "hono";
import { answerOnce } from "#server/http/idempotency/answer-once.ts";
import { limitCalls } from "#server/http/limits/call-limit.ts";
import { authenticate, enterCompany, requireAdmin, requireOwnPassword } from "./accounts/authenticate.ts";
import { ownAccountRoutes, publicAccountRoutes } from "./accounts/routes.ts";
import { companyActivity } from "./activity/company-activity.ts";
import { adminRoutes } from "./admin/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { companyCopy } from "./company-copy/company-copy.ts";
import { drinkRoutes } from "./drinks/routes.ts";
import { eventRoutes } from "./events/routes.ts";
import type { CompanyEnv } from "./http/context.ts";
import { streamJson } from "./http/json-stream.ts";
import { ingredientRoutes, movementRoutes } from "./ingredients/routes.ts";

const COPY_UNDER_WAY = "Seus dados já estão sendo baixados; espere o fim ou tente de novo em instantes";

/** Everything of one company; `enterCompany` gives each of these routes that company's data and no other. */
const companyRoutes = new Hono<CompanyEnv>()
  .route("/ingredients", ingredientRoutes)
  .route("/movements", movementRoutes)
  .route("/drinks", drinkRoutes)
  .route("/clients", clientRoutes)
  .route("/events", eventRoutes)
  .get("/activity", async (c) => c.json(await companyActivity(c.var.data, c.req.query())))
  .get("/company-data", async (c) => {
    const leave = c.var.limits.copies.enter(c.var.data.userId, COPY_UNDER_WAY);
    c.header("Content-Disposition", 'attachment; filename="balcao-dados.json"');
    return streamJson(c, (write) => companyCopy(c.var.data, new Date(), write), { onClosed: leave });
  });

export type Access = "public" | "account" | "company" | "admin";

/** Middleware in front of each kind of route. */
export const guards: Record<Access, MiddlewareHandler[]> = {
  public: [],
  account: [authenticate],
  company: [authenticate, requireOwnPassword, limitCalls, enterCompany],
  admin: [authenticate, requireOwnPassword, requireAdmin, limitCalls],
};

const under = (access: Access, prefix: string, { routes }: Pick<Hono, "routes">) =>
  routes.map(({ method, path, handler }) => ({
    access,
    method,
    path: `${prefix}${path}`.replace(/\/$/, ""),
    // A request sent again because its answer got lost must not be done again, whichever route it is.
    handler: access === "company" && method === "POST" ? answerOnce(handler) : handler,
  }));

/**
 * Every API route with the kind of caller it is for. The app is built from this list and the tests of the walls run
 * over it, so that a route cannot be reachable without having been tried.
 */
export const routeTable = [
  ...under("public", "/api", publicAccountRoutes),
  ...under("account", "/api", ownAccountRoutes),
  ...under("company", "/api", companyRoutes),
  ...under("admin", "/api/admin", adminRoutes),
];
