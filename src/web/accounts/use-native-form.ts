import { type SubmitEvent, useState } from "react";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

export type FormProblem<Field extends string> = {
  alert?: { title?: string; text: string };
  fields?: Partial<Record<Field, string>>;
};

type NativeForm<Field extends string> = {
  /** In page order: the first wrong one gets the focus. */
  fields: readonly Field[];
  check: (values: Record<Field, string>) => FormProblem<Field> | undefined;
  send: (values: Record<Field, string>) => Promise<void>;
  explain: (error: unknown) => FormProblem<Field>;
};

/** A plain HTML form that is sent once at a time, keeps its input, and shows errors at their fields. */
export function useNativeForm<Field extends string>({ fields, check, send, explain }: NativeForm<Field>) {
  const [problem, setProblem] = useState<FormProblem<Field>>();
  const [isSending, setIsSending] = useState(false);

  const submit = useSingleFlight(async (form: HTMLFormElement) => {
    const values = readValues(form, fields);
    const refuse = (reason: FormProblem<Field>) => {
      setProblem(reason);
      focusFirst(form, fields, reason);
    };

    const wrong = check(values);
    if (wrong) return refuse(wrong);
    setIsSending(true);
    setProblem(undefined);
    await send(values).catch((error: unknown) => refuse(explain(error)));
    setIsSending(false);
  });

  return {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submit(event.currentTarget);
    },
    isSending,
    alert: problem?.alert,
    errors: problem?.fields ?? ({} as Partial<Record<Field, string>>),
    clearProblem: () => setProblem(undefined),
  };
}

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form);
  const textOf = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>;
}

function focusFirst<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  problem: FormProblem<Field>,
) {
  const first = fields.find((field) => problem.fields?.[field]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLInputElement) control.focus();
}
