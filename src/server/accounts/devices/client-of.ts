import type { Context } from "hono";
import { addressOf } from "#server/accounts/limit-by-address.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { BROWSER_KEY_HEADER } from "#shared/accounts/browser-key.ts";
import type { SignInClient } from "./note-device.ts";

/** Who asks to sign in, as far as the request tells. */
export const clientOf = (c: Context<PublicEnv>): SignInClient => ({
  address: addressOf(c),
  userAgent: c.req.header("user-agent"),
  browserKey: c.req.header(BROWSER_KEY_HEADER),
});
