import type { MiddlewareHandler } from "hono";
import { AppError } from "#server/http/errors.ts";
import { CHANGES_NOTHING } from "#server/http/protect.ts";
import type { DiskSpace } from "#server/start/disk-space.ts";

/** Paths that stay open, since they write a line or two: without them nobody could read, or leave. */
const ALLOWED_PATHS = new Set(["/api/login", "/api/logout"]);
const COME_BACK_AFTER = 10;

/** Refuses writes on a disk that is nearly full; reading goes on. */
export const refuseWritesOnFullDisk =
  (diskSpace: DiskSpace): MiddlewareHandler =>
  (c, next) => {
    if (!diskSpace.isScarce || CHANGES_NOTHING.has(c.req.method) || ALLOWED_PATHS.has(c.req.path))
      return next();
    throw new AppError(
      503,
      "Espaço em disco insuficiente. Nada foi gravado; avise o administrador do sistema.",
      {
        retryAfterSeconds: COME_BACK_AFTER,
      },
    );
  };
