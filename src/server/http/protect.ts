import { createMiddleware } from "hono/factory";
import { AppError } from "./errors.ts";

const YEAR = 31_536_000;

/** Headers of every answer, page or API. */
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

/**
 * Refuses HEAD, which Hono answers by doing what GET does: all of a company's data would be read, and noted as
 * exported, for nobody.
 */
export const refuseHead = createMiddleware((c, next) => {
  if (c.req.method !== "HEAD") return next();
  c.header("Allow", "GET, POST, PUT, PATCH, DELETE");
  throw new AppError(405, "Método não permitido");
});

export const CHANGES_NOTHING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes from pages of other sites, by the headers of the browser. */
export const sameOriginOnly = createMiddleware((c, next) => {
  const site = c.req.header("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none" && !CHANGES_NOTHING.has(c.req.method)) {
    throw new AppError(403, "Requisição de outra origem recusada");
  }
  return next();
});
