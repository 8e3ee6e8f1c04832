import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type Refusal = {
  message: string;
  status?: number;
  issues?: readonly { path: string; message: string }[];
};

/**
 * Puts each server issue at its field and focuses the first; a message without a field goes to `root.refusal`, which
 * the next submit clears.
 */
export function showServerErrors<Values extends FieldValues, Context, Sent>(
  form: Pick<UseFormReturn<Values, Context, Sent>, "setError" | "getValues">,
  { message, status, issues = [] }: Refusal,
) {
  // A lost session is no problem of the form; a dialog above asks for a new login.
  if (status === 401) return;
  const named = issues.filter(({ path }) => form.getValues(path as FieldPath<Values>) !== undefined);
  for (const [position, issue] of named.entries()) {
    const path = issue.path as FieldPath<Values>;
    form.setError(path, { message: issue.message }, { shouldFocus: position === 0 });
  }
  if (named.length === 0) form.setError("root.refusal", { message });
}
