import type { Context } from "hono";
import type { CompanyEnv } from "#server/http/context.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";

/** Rows of an import from which on statistics are gathered anew. */
const MANY_ROWS = 1_000;

const IMPORT_UNDER_WAY = "Outra importação da sua empresa está em andamento";

/** Runs one import of a company at a time in this process, and refuses a second one before it is looked at. */
export async function runImport<Result extends ImportResult>(
  c: Context<CompanyEnv>,
  work: () => Promise<Result>,
) {
  const leave = c.var.limits.imports.enter(c.var.listContext.companyId, IMPORT_UNDER_WAY);
  const result = await work().finally(leave);
  if (result.created + result.changed >= MANY_ROWS) c.var.noteGrowth();
  return c.json(result);
}
