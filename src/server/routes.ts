import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { answerOnce } from "#server/http/idempotency/answer-once.ts";
import { limitCalls } from "#server/http/limits/call-limit.ts";
import { refuseUnread } from "#server/http/limits/limit-unread-answers.ts";
import { readInTurn } from "#server/http/limits/read-in-turn.ts";
import type { Need } from "#shared/accounts/permissions.ts";
import { groupBy } from "#shared/group-by.ts";
import { authenticate, requireAdmin, requireOwnPassword, requires } from "./accounts/authenticate.ts";
import { ownAccountRoutes, personRoutes, publicAccountRoutes } from "./accounts/routes.ts";
import type { StepUp } from "./accounts/step-up.ts";
import { companyActivity } from "./activity/company-activity.ts";
import { adminRoutes } from "./admin/routes.ts";
import { calendarLinkRoutes } from "./calendar/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { ownCompanyRoutes } from "./company/routes.ts";
import { companyCopy } from "./company-copy/company-copy.ts";
import { drinkRoutes } from "./drinks/routes.ts";
import { eventRoutes, usualCostRoutes } from "./events/routes.ts";
import { streamJson } from "./http/json-stream.ts";
import { ingredientRoutes, lossRoutes, movementRoutes } from "./ingredients/routes.ts";
import { inquiryRoutes, inquirySettingsRoutes } from "./inquiries/routes.ts";
import { notificationRoutes } from "./morning/routes.ts";
import { nightRoutes } from "./night/routes.ts";
import { teamLinkRoutes } from "./night/team-link/routes.ts";
import { chargeRoutes, eventPaymentRoutes, paymentRoutes, paymentSettingsRoutes } from "./payments/routes.ts";
import {
  eventProposalRoutes,
  logoRoutes,
  proposalRoutes,
  proposalSettingsRoutes,
} from "./proposals/routes.ts";
import { purchaseRoutes } from "./purchases/routes.ts";
import { supplierRoutes } from "./suppliers/routes.ts";
import { ownNameRoutes, publicTeamRoutes, teamRoutes } from "./team/routes.ts";

const COPY_UNDER_WAY = "Seus dados já estão sendo baixados; espere o fim ou tente de novo em instantes";

/** Everything of one company; `requires` gives each of these routes that company's data and no other. */
const companyRoutes = new Hono()
  .route("/ingredients", ingredientRoutes)
  .route("/movements", movementRoutes)
  .route("/losses", lossRoutes)
  .route("/suppliers", supplierRoutes)
  .route("/purchases", purchaseRoutes)
  .route("/drinks", drinkRoutes)
  .route("/clients", clientRoutes)
  .route("/events", eventRoutes)
  .route("/events", nightRoutes)
  .route("/events", teamLinkRoutes)
  .route("/events", eventPaymentRoutes)
  .route("/charges", chargeRoutes)
  .route("/payments", paymentRoutes)
  .route("/usual-costs", usualCostRoutes)
  .route("/payment-settings", paymentSettingsRoutes)
  .route("/events", eventProposalRoutes)
  .route("/proposals", proposalRoutes)
  .route("/proposal-settings", proposalSettingsRoutes)
  .route("/inquiries", inquiryRoutes)
  .route("/inquiry-settings", inquirySettingsRoutes)
  .route("/notification-settings", notificationRoutes)
  .route("/company/logo", logoRoutes)
  .route("/company", ownCompanyRoutes)
  .route("/team", teamRoutes)
  .route("/user", ownNameRoutes)
  .route("/calendar-link", calendarLinkRoutes)
  .get("/activity", requires("membership"), async (c) =>
    c.json(await readInTurn(c, () => companyActivity(c.var.data, c.req.query()))),
  )
  .get("/company-data", requires("manage-company", { stepUp: "always" }), async (c) => {
    const leave = c.var.limits.copies.enter(c.var.data.userId, COPY_UNDER_WAY);
    c.header("Content-Disposition", 'attachment; filename="balcao-dados.json"');
    return streamJson(c, (write) => companyCopy(c.var.data, new Date(), write), { onClosed: leave });
  });

export type Access = "public" | "account" | "person" | "company" | "admin";

/** Middleware in front of each kind of route; `requires` follows in front of a company's own. */
export const guards: Record<Access, MiddlewareHandler[]> = {
  public: [refuseUnread],
  account: [authenticate],
  person: [authenticate, requireOwnPassword, limitCalls],
  company: [authenticate, requireOwnPassword, limitCalls],
  admin: [authenticate, requireOwnPassword, requireAdmin, limitCalls],
};

type Route = {
  access: Access;
  /** Null where being such a caller is all it takes. */
  need: Need | null;
  /** Whether the user must have proven lately who they are. */
  stepUp: StepUp;
  method: string;
  path: string;
  handlers: Handler[];
};

const under = (access: Access, prefix: string, { routes }: Pick<Hono, "routes">): Route[] =>
  routes.map(({ method, path, handler }) => ({
    access,
    need: null,
    stepUp: "never",
    method,
    path: `${prefix}${path}`.replace(/\/$/, ""),
    handlers: [handler],
  }));

/** The same for a company's routes, each of which stands as two of one method and path: what it requires, and its work. */
function underCompany(prefix: string, { routes }: Pick<Hono, "routes">): Route[] {
  const handlersByRoute = groupBy(routes, ({ method, path }) => `${method} ${path}`);
  return [...handlersByRoute].flatMap(([name, [guard, ...works]]) => {
    const required = guard?.handler as Partial<ReturnType<typeof requires>>;
    const { need, stepUp = "never" } = required;
    if (need === undefined || works.length !== 1)
      throw new TypeError(`${name} is not one handler after requires`);
    return under("company", prefix, { routes: works }).map((route) => {
      // A request sent again because its answer got lost must not be done again, whichever route it is.
      const handlers = route.method === "POST" ? route.handlers.map(answerOnce) : route.handlers;
      return { ...route, need, stepUp, handlers: [required as Handler, ...handlers] };
    });
  });
}

/**
 * Every API route with the kind of caller it is for and the permission it requires. The app is built from this list and
 * the tests of the walls run over it, so that a route cannot be reachable without having been tried.
 */
export const routeTable: Route[] = [
  ...under("public", "/api", publicAccountRoutes),
  ...under("public", "/api", publicTeamRoutes),
  ...under("account", "/api", ownAccountRoutes),
  ...under("person", "/api", personRoutes),
  ...underCompany("/api", companyRoutes),
  ...under("admin", "/api/admin", adminRoutes),
];
