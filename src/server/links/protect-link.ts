import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { linkLimits, widened } from "#server/accounts/attempt-limits.ts";
import { limitByAddress } from "#server/accounts/limit-by-address.ts";
import { tokenHash } from "#server/accounts/tokens.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { setRefusalHeaders } from "#server/http/error-handler.ts";
import { AppError } from "#server/http/errors.ts";
import { limitBodyTo } from "#server/http/limit-body.ts";
import { isPrivate } from "#server/start/env.ts";
import { messagePage } from "./message-page.ts";
import { sendPage } from "./send-page.ts";

/** Whatever is behind a link stays in no cache of a browser and in no search engine. */
export const linkHeaders = createMiddleware((c, next) => {
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  return next();
});

/** The longest reason of a refusal has 12 KB in a form. */
export const limitLinkBody = limitBodyTo(16 * 1024);

/** Finds what a call's link opens, after the limit of its address and, once it is known, that of the link itself. */
export async function findLimited<Found>(
  c: Context<PublicEnv>,
  token: string,
  kind: keyof typeof linkLimits,
  find: (token: string, signal: AbortSignal) => Promise<Found>,
): Promise<Found> {
  const { attempts, config, now } = c.var.services;
  await limitByAddress(c, kind);
  const found = await find(token, c.req.raw.signal);
  // The token itself must not be found in the table of attempts.
  await attempts.count(`${kind} ${tokenHash(token)}`, widened(linkLimits[kind], isPrivate(config)), now());
  return found;
}

/** Refuses a path that leads nowhere, counted like a token that is none. */
export const refusePath =
  (kind: keyof typeof linkLimits, refusal: () => AppError) =>
  async (c: Context<PublicEnv>): Promise<never> => {
    await limitByAddress(c, kind);
    throw refusal();
  };

/** Answers a refusal with a page of one sentence; a failure of ours goes on to the handler of the whole app. */
export async function sendProblem(c: Context<PublicEnv>, title: string, error: Error): Promise<Response> {
  if (!(error instanceof AppError)) throw error;
  setRefusalHeaders(c, error);
  return sendPage(c, await messagePage(title, error.message), error.status);
}
