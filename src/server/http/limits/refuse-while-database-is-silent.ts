import type { MiddlewareHandler } from "hono";
import type { SilenceWatch } from "./silence-watch.ts";

/** Nobody waits for a database that says nothing any more. */
export const refuseWhileDatabaseIsSilent =
  (watch: SilenceWatch): MiddlewareHandler =>
  (_c, next) =>
    watch.during(next);
