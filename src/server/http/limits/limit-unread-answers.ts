import { createMiddleware } from "hono/factory";
import type { PublicEnv } from "#server/http/context.ts";
import { clientAddress, connectionOf } from "./client-address.ts";

/** Counts unread answers by the caller's address, until `authenticate` knows the user. */
export const limitUnreadAnswers = createMiddleware<PublicEnv>((c, next) => {
  const { unread, config } = c.var.services;
  const connection = connectionOf(c);
  unread.setCaller(connection, clientAddress(c, config.trustedProxies));
  // A signed-in caller is limited by user, in `authenticate`: others at the same address must not lock them out.
  const mayHaveSession = c.req.path.startsWith("/api/") && c.req.header("authorization");
  if (!mayHaveSession) unread.refuseTooMuch(connection);
  return next();
});
