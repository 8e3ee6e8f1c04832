import type { Context } from "hono";
import { z } from "zod";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { AppError, type Issue, MOST_ISSUES } from "./errors.ts";
import { isTooLarge } from "./json-size.ts";

// For what a contract has no words of its own.
z.config(z.locales.ptBR());

/**
 * Reads the request's JSON, checked and reduced to the fields of the contract: nothing else of a payload gets further.
 */
export async function readBody<T extends z.ZodType>(c: Context, contract: T): Promise<z.infer<T>> {
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new AppError(415, "Envie os dados em formato JSON");
  const body = await readJson(c);
  const isList = Array.isArray(body) && contract instanceof z.ZodArray;
  if (!isObject(body) && !isList) {
    const message = "Envie um objeto JSON";
    throw new AppError(400, message, { issues: [{ path: "", message }] });
  }
  const parsed = contract.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(parsed.error));
}

/** The same for a call that may come without a body; undefined then. */
export const readOptionalBody = async <T extends z.ZodType>(
  c: Context,
  contract: T,
): Promise<z.infer<T> | undefined> =>
  (await c.req.arrayBuffer()).byteLength === 0 ? undefined : readBody(c, contract);

/**
 * Checks rows by their contract, a few at a time: thousands would block the event loop. Stops when there are more
 * issues than are reported.
 */
export async function checkRows<T extends z.ZodType>(
  rows: readonly unknown[],
  contract: T,
  field = "rows",
): Promise<z.infer<T>[]> {
  const issues: Issue[] = [];
  const checked = await mapInSlices(rows, (row, position) => {
    if (issues.length >= MOST_ISSUES) return undefined;
    const parsed = contract.safeParse(row);
    if (parsed.success) return parsed.data;
    issues.push(...issuesOf(parsed.error, [field, position]));
    return undefined;
  });
  if (issues.length > 0) throw invalid(issues);
  return checked as z.infer<T>[];
}

const issuesOf = (error: z.ZodError, place: (string | number)[] = []): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: [...place, ...path].join("."), message }));

const invalid = (issues: Issue[]) => new AppError(400, issues[0]?.message ?? "Dados inválidos", { issues });

/** True if a body is an object, which every contract takes; zod would refuse others in words of its own. */
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Decodes UTF-8 strictly: invalid bytes would otherwise be stored as replacement characters. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError(400, "O corpo da requisição não está em UTF-8");
  }
}

async function readJson(c: Context): Promise<unknown> {
  const text = decoded(await c.req.arrayBuffer());
  if (isTooLarge(text)) throw new AppError(400, "O JSON enviado é profundo ou extenso demais");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "O corpo da requisição não é um JSON válido");
  }
}
