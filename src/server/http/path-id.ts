import type { Context } from "hono";
import { LARGEST_ID } from "#shared/numbers/amount.ts";
import { notFound } from "./errors.ts";

/** Parses the id in the path; throws a 404 with this message. */
export function pathId(c: Context, missing: string, largest = LARGEST_ID): number {
  const text = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= largest)) throw notFound(missing);
  return id;
}
