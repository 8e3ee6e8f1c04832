import type { Context } from "hono";
import { LARGEST_ID } from "#shared/numbers/amount.ts";
import { notFound } from "./errors.ts";

/** The id in the path, or a 404 in the words of the thing that is not there. */
export function pathId(c: Context, missing: string): number {
  const text = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= LARGEST_ID)) throw notFound(missing);
  return id;
}
