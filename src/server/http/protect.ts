import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "./errors.ts";

const LARGEST_BODY = 1024 * 1024;

const YEAR = 31_536_000;

/** Set on every answer, page or API. */
export const commonHeaders = ({ isHttps }: { isHttps: boolean }) =>
  createMiddleware((c, next) => {
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Frame-Options", "DENY");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    if (isHttps) c.header("Strict-Transport-Security", `max-age=${YEAR}; includeSubDomains`);
    return next();
  });

export const apiHeaders = createMiddleware((c, next) => {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  return next();
});

/** Hono answers HEAD by doing what GET does: all of a company's data would be read, and noted as exported, for nobody. */
export const refuseHead = createMiddleware((c, next) => {
  if (c.req.method !== "HEAD") return next();
  c.header("Allow", "GET, POST, PUT, PATCH, DELETE");
  throw new AppError(405, "Método não permitido");
});

export const CHANGES_NOTHING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers tell where a call comes from: another site's page has no business changing anything here. */
export const sameOriginOnly = createMiddleware((c, next) => {
  const site = c.req.header("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none" && !CHANGES_NOTHING.has(c.req.method)) {
    throw new AppError(403, "Requisição de outra origem recusada");
  }
  return next();
});

const limitAnyBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new AppError(413, "Conteúdo grande demais");
  },
});

/** A length that is told is kept to by the HTTP server itself; only what comes without one is counted as it comes. */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (CHANGES_NOTHING.has(c.req.method)) return next();
  const length = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  return length !== undefined && Number(length) <= LARGEST_BODY ? next() : limitAnyBody(c, next);
};
