import type { Context } from "hono";
import { LARGEST_ID } from "#shared/numbers/amount.ts";
import { notFound } from "./errors.ts";

/** Parses the id in the path; throws a 404 with this message. */
export function pathId(c: Context, missing: string): number {
  const text = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= LARGEST_ID)) throw notFound(missing);
  return id;
}
