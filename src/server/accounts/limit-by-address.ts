import type { Context } from "hono";
import type { PublicEnv } from "#server/http/context.ts";
import { clientAddress, networkOf } from "#server/http/limits/client-address.ts";
import { type Config, isPrivate } from "#server/start/env.ts";
import { addressLimits, type Limit, networkLimits, widened } from "./attempt-limits.ts";

export const addressOf = (c: Context<PublicEnv>) => clientAddress(c, c.var.services.config.trustedProxies);

/**
 * What counts the calls of an address, and of its IPv6 /48 where that has a limit. The address first: what it is
 * refused for must not count against its neighbours.
 */
export function addressCounters(kind: keyof typeof addressLimits, address: string, config: Config) {
  const network = networkOf(address);
  const limits = [
    { key: `${kind} ${address}`, limit: addressLimits[kind] as Limit | undefined },
    { key: `${kind} ${network}`, limit: network === address ? undefined : networkLimits[kind] },
  ];
  return limits.flatMap(({ key, limit }) => (limit ? { key, limit: widened(limit, isPrivate(config)) } : []));
}

/** Counts a call of a route that is open to everybody, and refuses it past the limits of its caller's address. */
export async function limitByAddress(c: Context<PublicEnv>, kind: keyof typeof addressLimits): Promise<void> {
  const { attempts, config, now } = c.var.services;
  for (const { key, limit } of addressCounters(kind, addressOf(c), config))
    await attempts.count(key, limit, now());
}
