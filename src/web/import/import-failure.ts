import type { AnyRow } from "#shared/csv/import-row.ts";
import { ApiError } from "#web/api/api-error.ts";
import { NO_CONNECTION } from "#web/browser/connection.ts";

const UNKNOWN_OUTCOME = 0;

/** Explains a failed import and what to do next; the preview has been refreshed by then. */
export function importFailure(error: Error, sent: readonly AnyRow[], conflict: string): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.status === 409) return conflict;
  if (error.status === UNKNOWN_OUTCOME) {
    return `${NO_CONNECTION} O que já tiver sido gravado não será gravado outra vez.`;
  }
  const [issue] = error.issues;
  const row = sent[Number(issue?.path.split(".")[1])];
  if (issue && row) {
    return `Nada foi gravado. Linha ${row.number} (${row.name}): ${issue.message}. Corrija o arquivo e envie de novo.`;
  }
  return `${error.message}. Nada foi gravado: tente de novo em instantes.`;
}
