import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { answerOnce } from "#server/http/idempotency/answer-once.ts";
import { limitCalls } from "#server/http/limits/call-limit.ts";
import { refuseUnread } from "#server/http/limits/limit-unread-answers.ts";
import type { Need } from "#shared/accounts/permissions.ts";
import { groupBy } from "#shared/group-by.ts";
import {
  authenticate,
  requireAdmin,
  requireOwnPassword,
  requireSecondStep,
  requires,
} from "./accounts/authenticate.ts";
import type { WhenClosed } from "./accounts/company-closure.ts";
import { personRoutes } from "./accounts/own-account-routes.ts";
import { ownAccountRoutes, publicAccountRoutes } from "./accounts/routes.ts";
import type { StepUp, withProof } from "./accounts/step-up.ts";
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
import { ownAccessRoutes } from "./team/own-access-routes.ts";
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
  .route("/account", ownNameRoutes)
  .route("/account", ownAccessRoutes)
  .route("/calendar-link", calendarLinkRoutes)
  .get("/activity", requires("membership"), async (c) =>
    c.json(await companyActivity(c.var.data.forHistories(), c.req.query())),
  )
  .get(
    "/company-data",
    requires("manage-company", { stepUp: "always", whenClosed: "allowed" }),
    async (c) => {
      const leave = c.var.limits.copies.enter(c.var.data.userId, COPY_UNDER_WAY);
      c.header("Content-Disposition", 'attachment; filename="balcao-dados.json"');
      return streamJson(c, (write) => companyCopy(c.var.data, new Date(), write), { onClosed: leave });
    },
  );

export type Access = "public" | "account" | "person" | "company" | "admin";

/** Middleware in front of each kind of route; `requires` follows in front of a company's own. */
export const guards: Record<Access, MiddlewareHandler[]> = {
  public: [refuseUnread],
  account: [authenticate],
  person: [authenticate, requireOwnPassword, limitCalls],
  company: [authenticate, requireOwnPassword, requireSecondStep, limitCalls],
  admin: [authenticate, requireOwnPassword, requireAdmin, limitCalls],
};

type Route = {
  access: Access;
  /** Null where being such a caller is all it takes. */
  need: Need | null;
  /** Whether the user must have proven lately who they are. */
  stepUp: StepUp;
  /** Whether it also serves the owners of a closed company; only told of a company's routes. */
  whenClosed: WhenClosed;
  method: string;
  path: string;
  handlers: Handler[];
};

const under = (access: Access, prefix: string, { routes }: Pick<Hono, "routes">): Route[] =>
  routes.map(({ method, path, handler }) => ({
    access,
    need: null,
    stepUp: "never",
    whenClosed: "refused",
    method,
    path: `${prefix}${path}`.replace(/\/$/, ""),
    handlers: [handler],
  }));

type Guarded = { method: string; path: string; guard: unknown; works: Pick<Hono, "routes">["routes"] };

/** Pairs the guard of each route with its work: a route stands as two of one method and path. */
function withGuards({ routes }: Pick<Hono, "routes">): Guarded[] {
  const handlersByRoute = groupBy(routes, ({ method, path }) => `${method} ${path}`);
  return [...handlersByRoute.values()].map(([guard, ...works]) => {
    const { method = "", path = "" } = guard ?? {};
    if (works.length !== 1) throw new TypeError(`${method} ${path} is not one handler after its guard`);
    return { method, path, guard: guard?.handler, works };
  });
}

/** The same for a person's own routes, which say whether they ask for a proof. */
const underPerson = (access: Access, prefix: string, group: Pick<Hono, "routes">): Route[] =>
  withGuards(group).flatMap(({ method, path, guard, works }) => {
    const { stepUp } = guard as Partial<ReturnType<typeof withProof>>;
    if (!stepUp) throw new TypeError(`${method} ${path} does not say whether it asks for a proof`);
    return under(access, prefix, { routes: works }).map((route) => ({
      ...route,
      stepUp,
      handlers: [guard as Handler, ...route.handlers],
    }));
  });

/** The same for a company's routes, which say what they require. */
const underCompany = (prefix: string, group: Pick<Hono, "routes">): Route[] =>
  withGuards(group).flatMap(({ method, path, guard, works }) => {
    const { need, stepUp = "never", whenClosed = "refused" } = guard as Partial<ReturnType<typeof requires>>;
    if (need === undefined) throw new TypeError(`${method} ${path} does not say what it requires`);
    return under("company", prefix, { routes: works }).map((route) => {
      // A request sent again because its answer got lost must not be done again, whichever route it is.
      const handlers = route.method === "POST" ? route.handlers.map(answerOnce) : route.handlers;
      return { ...route, need, stepUp, whenClosed, handlers: [guard as Handler, ...handlers] };
    });
  });

/**
 * Every API route with the kind of caller it is for and the permission it requires. The app is built from this list and
 * the tests of the walls run over it, so that a route cannot be reachable without having been tried.
 */
export const routeTable: Route[] = [
  ...under("public", "/api", publicAccountRoutes),
  ...under("public", "/api", publicTeamRoutes),
  ...under("account", "/api", ownAccountRoutes),
  ...underPerson("person", "/api", personRoutes),
  ...underCompany("/api", companyRoutes),
  ...underPerson("admin", "/api/admin", adminRoutes),
];
