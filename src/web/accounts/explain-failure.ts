import { ApiError } from "#web/api/api-error.ts";
import type { FormProblem } from "./use-native-form.ts";

type Words = {
  /** The text if the server sent none; with `isTitle` the title above the server's text. */
  fallback: string;
  isTitle?: boolean;
};

/** Puts server errors at the named fields, else in an alert above the form. */
export function explainFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  { fallback, isTitle }: Words,
): FormProblem<Field> {
  const issues = error instanceof ApiError ? error.issues : [];
  // The first issue of a field counts: in reverse order it overwrites the others.
  const named = issues.toReversed().filter(({ path }) => fields.some((field) => field === path));
  if (named.length > 0) {
    const messages = Object.fromEntries(named.map(({ path, message }) => [path, message]));
    return { fields: messages as Partial<Record<Field, string>> };
  }
  const said = serverMessageOf(error);
  return { alert: { title: said && isTitle ? fallback : undefined, text: said ?? fallback } };
}

export const serverMessageOf = (error: unknown) =>
  (error instanceof ApiError && error.serverMessage) || undefined;
