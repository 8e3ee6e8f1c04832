import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form";

/** The props that connect a field with its form: name, ref, handlers and error message. */
export const registerField = <Values extends FieldValues, Sent, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) => ({
  ...form.register(name, options),
  error: form.getFieldState(name, form.formState).error?.message,
});
