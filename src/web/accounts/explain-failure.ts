import { ApiError } from "#web/app/api/api-error.ts";
import type { FormProblem } from "./use-native-form.ts";

type Words = {
  /** Said where the server said nothing; where it did, the title above its words if `isTitle`. */
  fallback: string;
  isTitle?: boolean;
};

/** A refusal at the fields the server named; else in words above the form. */
export function explainFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  { fallback, isTitle }: Words,
): FormProblem<Field> {
  const issues = error instanceof ApiError ? error.issues : [];
  // A field's first issue counts; taking them from the last makes the first the one that stays.
  const named = issues.toReversed().filter(({ path }) => fields.some((field) => field === path));
  if (named.length > 0) {
    const messages = Object.fromEntries(named.map(({ path, message }) => [path, message]));
    return { fields: messages as Partial<Record<Field, string>> };
  }
  const said = serverMessageOf(error);
  return { alert: { title: said && isTitle ? fallback : undefined, text: said ?? fallback } };
}

/** The server's own sentence about a failure, if there is one. */
export const serverMessageOf = (error: unknown) =>
  (error instanceof ApiError && error.serverMessage) || undefined;
