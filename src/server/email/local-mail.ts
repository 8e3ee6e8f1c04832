import type { Context } from "hono";
import { hasLocalMail } from "#server/env.ts";
import { isOnThisMachine } from "#server/http/client-address.ts";
import type { PublicEnv } from "#server/http/context.ts";

/** Whether this caller may read the messages that were not sent: they hold working links. */
export const mayReadLocalMail = (c: Context<PublicEnv>): boolean =>
  hasLocalMail(c.var.services.config) && isOnThisMachine(c);
