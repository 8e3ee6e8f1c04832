import { createMiddleware } from "hono/factory";
import type { PublicEnv } from "#server/http/context.ts";
import { clientAddress, connectionOf } from "./client-address.ts";

/**
 * Counts unread answers by the caller's address, until `authenticate` knows the user. Calls of the API are refused by
 * the guards of their routes: a session is limited by user, so that others at the same address do not lock it out.
 */
export const limitUnreadAnswers = createMiddleware<PublicEnv>((c, next) => {
  const { unread, config } = c.var.services;
  unread.setCaller(connectionOf(c), clientAddress(c, config.trustedProxies));
  return c.req.path.startsWith("/api/") ? next() : refuseUnread(c, next);
});

/** Refuses whoever leaves too much unread. */
export const refuseUnread = createMiddleware<PublicEnv>((c, next) => {
  c.var.services.unread.refuseTooMuch(connectionOf(c));
  return next();
});
