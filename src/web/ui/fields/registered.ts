import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form";

/** The props that tie a field to its form: name, ref, handlers and the message of what is wrong with it. */
export const registered = <Values extends FieldValues, Sent, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) => ({
  ...form.register(name, options),
  error: form.getFieldState(name, form.formState).error?.message,
});
