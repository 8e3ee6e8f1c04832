import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { isOutOfShape } from "./json-shape.ts";

// For what a contract has no words of its own.
z.config(z.locales.ptBR());

/** The request's JSON, checked and reduced to what the contract names: nothing else of a payload gets further. */
export async function readBody<T extends z.ZodType>(c: Context, contract: T): Promise<z.infer<T>> {
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new AppError(415, "Envie os dados em formato JSON");
  const body = await readJson(c);
  if (!isObject(body)) {
    const message = "Envie um objeto JSON";
    throw new AppError(400, message, { issues: [{ path: "", message }] });
  }
  const parsed = contract.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  throw new AppError(400, issues[0]?.message ?? "Dados inválidos", { issues });
}

/** What every contract takes; without this, a list or a bare text would be refused in zod's words. */
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Bytes that are no UTF-8 would otherwise be stored as question marks of their own kind, and nobody told. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError(400, "O corpo da requisição não está em UTF-8");
  }
}

async function readJson(c: Context): Promise<unknown> {
  const text = decoded(await c.req.arrayBuffer());
  if (isOutOfShape(text)) throw new AppError(400, "O JSON enviado é profundo ou extenso demais");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "O corpo da requisição não é um JSON válido");
  }
}
