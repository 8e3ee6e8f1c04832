import { Hono } from "hono";
import { calendarFeeds } from "#server/calendar/by-link/routes.ts";
import { closeLocalMailToOthers } from "#server/email/local-mail-access.ts";
import type { DatabaseWatch } from "#server/http/limits/database-watch.ts";
import { limitUnreadAnswers, refuseUnread } from "#server/http/limits/limit-unread-answers.ts";
import { refuseWritesOnFullDisk } from "#server/http/limits/refuse-writes-on-full-disk.ts";
import { pageTemplate } from "#server/http/static/page-template.ts";
import { webPage } from "#server/http/static/web-page.ts";
import { metricsReader } from "#server/metrics/cluster-metrics.ts";
import { measureRequests } from "#server/metrics/measure-requests.ts";
import { metricsRoute } from "#server/metrics/metrics-route.ts";
import { teamPages } from "#server/night/team-link/by-link/routes.ts";
import type { DiskSpace } from "#server/start/disk-space.ts";
import type { Services } from "#server/start/services.ts";
import { VERSION } from "#shared/version.ts";
import { devicePages } from "./accounts/devices/by-link/routes.ts";
import { OUTBOX_PATH, outboxPage } from "./email/outbox-page.ts";
import type { PublicEnv } from "./http/context.ts";
import { errorHandler } from "./http/error-handler.ts";
import { AppError, notFound } from "./http/errors.ts";
import { knownHostOnly } from "./http/known-host.ts";
import { limitBody } from "./http/limit-body.ts";
import { apiHeaders, commonHeaders, refuseHead, sameOriginOnly } from "./http/protect.ts";
import { requestLog } from "./http/request-log.ts";
import { inquiryPages } from "./inquiries/by-link/routes.ts";
import { unsubscribePages } from "./morning/by-link/routes.ts";
import { proposalPages } from "./proposals/by-link/routes.ts";
import { guards, routeTable } from "./routes.ts";

type Options = {
  services: Services;
  /** Resolves while the database answers and the process is not stopping. */
  isReady: () => Promise<void>;
  /** Without it, calls wait as long as an unresponsive database does. */
  databaseWatch?: DatabaseWatch;
  /** Of the embedded database; without it the disk is somebody else's. */
  diskSpace?: DiskSpace;
  /** The built web application; without it (development, route tests) only the API is served. */
  webFolder?: string;
};

export function createApp({ services, isReady, databaseWatch, diskSpace, webFolder }: Options) {
  const app = new Hono<PublicEnv>();
  app.onError(errorHandler(services.log));
  app.notFound((c) => c.text("Não encontrado", 404));
  app.use(requestLog(services.log));
  app.use(measureRequests(services.metrics));
  const isHttps = services.config.publicUrl.startsWith("https:");
  app.use(commonHeaders({ isHttps }));
  app.use((c, next) => {
    c.set("services", services);
    return next();
  });
  app.use(closeLocalMailToOthers);

  app.get("/healthz", (c) => c.json({ status: "ok", version: VERSION }));
  app.get("/readyz", async (c) => {
    const unavailable = () => new AppError(503, "Serviço temporariamente indisponível");
    if (diskSpace?.isScarce) throw unavailable();
    await isReady().catch(() => {
      throw unavailable();
    });
    return c.json({ status: "ok" });
  });

  const { metrics } = services;
  const readMetrics = { read: metricsReader(metrics.registry), contentType: metrics.registry.contentType };
  app.get("/metrics", metricsRoute({ ...readMetrics, token: services.config.metricsToken }));

  app.use(limitUnreadAnswers);
  // A probe asks by whatever name it has; it learns the version and nothing else.
  app.use(knownHostOnly(services.config.publicUrl));
  app.use("/api/*", apiHeaders, refuseHead, sameOriginOnly, limitBody);
  for (const path of ["/api/*", "/p/*", "/t/*", "/o/*", "/agenda/*", "/avisos/*", "/acesso/*"]) {
    if (diskSpace) app.use(path, refuseWritesOnFullDisk(diskSpace));
    if (databaseWatch) app.use(path, (_c, next) => databaseWatch.during(next));
  }
  for (const { access, method, path, handlers } of routeTable) {
    app.on([method], [path], ...guards[access], ...handlers);
  }
  app.all("/api/*", refuseUnread, () => {
    throw notFound("Rota não encontrada");
  });

  app.route("/p", proposalPages);
  app.route("/o", inquiryPages);
  app.route("/agenda", calendarFeeds);
  app.route("/avisos", unsubscribePages);
  app.route("/acesso", devicePages);
  app.route("/t", teamPages(webFolder ? pageTemplate(webFolder, "team.html", { isHttps }) : undefined));
  app.route(OUTBOX_PATH, outboxPage);
  if (webFolder) app.route("/", webPage(webFolder, { isHttps }));
  return app;
}
