import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { AppError } from "#server/http/errors.ts";
import { externalAccessSign } from "#server/http/external-access.ts";
import { isLoopbackAddress, peerAddress } from "#server/http/limits/client-address.ts";

type Options = { read: () => Promise<string>; token: string | undefined; contentType: string };

/** `GET /metrics`, in Prometheus' text format, for this machine itself or whoever has the token. */
export const metricsRoute =
  ({ read, token, contentType }: Options) =>
  async (c: Context) => {
    if (!isOfThisMachine(c) && !hasToken(c, token)) {
      c.header("WWW-Authenticate", "Bearer");
      throw new AppError(401, "As métricas são só para este computador ou com METRICS_TOKEN");
    }
    return c.body(await read(), 200, { "Content-Type": contentType, "Cache-Control": "no-store" });
  };

/** By the socket's own address, and without any sign of a proxy on this machine that passes somebody else on. */
const isOfThisMachine = (c: Context): boolean =>
  isLoopbackAddress(peerAddress(c)) && externalAccessSign(c) === undefined;

/** Compares hashes, which are of one length, in constant time. */
function hasToken(c: Context, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
