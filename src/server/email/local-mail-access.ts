import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { PublicEnv } from "#server/http/context.ts";
import { externalAccessSign } from "#server/http/external-access.ts";
import { isLoopbackAddress, peerAddress } from "#server/http/limits/client-address.ts";

/**
 * Turns local mail off when others reach the server. Runs before all checks: refused requests show who can call, too.
 */
export const closeLocalMailToOthers = createMiddleware<PublicEnv>((c, next) => {
  const { localMail } = c.var.services;
  if (localMail.isOpen) {
    const sign = externalAccessSign(c);
    if (sign !== undefined) localMail.close(sign);
  }
  return next();
});

/** True if this caller may read the messages that were not sent: they hold working links. */
export const mayReadLocalMail = (c: Context<PublicEnv>): boolean =>
  c.var.services.localMail.isOpen &&
  // The product's own calls have neither.
  isLoopbackAddress(peerAddress(c)) &&
  c.req.header("host") !== undefined;
