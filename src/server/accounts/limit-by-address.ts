import type { Context } from "hono";
import type { PublicEnv } from "#server/http/context.ts";
import { clientAddress } from "#server/http/limits/client-address.ts";
import { isPrivate } from "#server/start/env.ts";
import { addressLimits, widened } from "./attempt-limits.ts";

export const addressOf = (c: Context<PublicEnv>) => clientAddress(c, c.var.services.config.trustedProxies);

/** Counts a call of a route that is open to everybody, and refuses it past the limit of its caller's address. */
export async function limitByAddress(c: Context<PublicEnv>, kind: keyof typeof addressLimits): Promise<void> {
  const { attempts, config, now } = c.var.services;
  await attempts.count(`${kind} ${addressOf(c)}`, widened(addressLimits[kind], isPrivate(config)), now());
}
