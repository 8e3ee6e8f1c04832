import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type Refusal = {
  message: string;
  /** Of an answer of the server. */
  status?: number;
  issues?: readonly { path: string; message: string }[];
};

/**
 * Puts a refusal where it belongs: each issue at its field, the first of them focused; what belongs to no field at
 * `root.refusal`, which the next submit clears.
 */
export function showServerErrors<Values extends FieldValues, Context, Sent>(
  form: Pick<UseFormReturn<Values, Context, Sent>, "setError" | "getValues">,
  { message, status, issues = [] }: Refusal,
) {
  // That the session is over is no fault of the form, and asked about over it.
  if (status === 401) return;
  const named = issues.filter(({ path }) => form.getValues(path as FieldPath<Values>) !== undefined);
  for (const [position, issue] of named.entries()) {
    const path = issue.path as FieldPath<Values>;
    form.setError(path, { message: issue.message }, { shouldFocus: position === 0 });
  }
  if (named.length === 0) form.setError("root.refusal", { message });
}
