import type { Context } from "hono";
import { AppError } from "./errors.ts";

/** No form of ours has more. */
const MOST_FIELDS = 10;

/**
 * Reads the fields of a plain form; of one that is sent twice the last counts. Strict where the platform's own readers
 * are not: bytes that are no UTF-8 would be stored as replacement characters.
 */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded") {
    throw new AppError(415, "Use o formulário da página");
  }
  const bytes = await c.req.arrayBuffer();
  try {
    const fields = new TextDecoder("utf-8", { fatal: true }).decode(bytes).split("&", MOST_FIELDS + 1);
    if (fields.length > MOST_FIELDS) throw new AppError(400, "O formulário tem campos demais");
    return Object.fromEntries(fields.map(readField));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(400, "O formulário tem caracteres inválidos. Volte e tente de novo.");
  }
}

function readField(field: string): [string, string] {
  const text = field.replaceAll("+", " ");
  const end = text.indexOf("=");
  const [name, value] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
  return [decodeURIComponent(name), decodeURIComponent(value)];
}
