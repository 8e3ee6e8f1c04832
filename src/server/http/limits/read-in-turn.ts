import type { Context } from "hono";
import type { CompanyEnv } from "#server/http/context.ts";

/** Does a long read when it is its company's turn, unless the caller has hung up by then. */
export const readInTurn = <T>(c: Context<CompanyEnv>, read: () => Promise<T>): Promise<T> =>
  c.var.limits.longReads.takeTurn(String(c.var.listContext.companyId), read, c.req.raw.signal);
