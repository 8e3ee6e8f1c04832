import { type SubmitEvent, useRef, useState } from "react";

export type FormProblem<Field extends string> = {
  alert?: { title?: string; text: string };
  fields?: Partial<Record<Field, string>>;
};

type NativeForm<Field extends string> = {
  /** In the order of the screen: the first wrong one gets the focus. */
  fields: readonly Field[];
  check: (values: Record<Field, string>) => FormProblem<Field> | undefined;
  send: (values: Record<Field, string>) => Promise<void>;
  explain: (error: unknown) => FormProblem<Field>;
};

/** A plain HTML form that is sent once at a time, keeps what was typed, and shows a refusal where it belongs. */
export function useNativeForm<Field extends string>({ fields, check, send, explain }: NativeForm<Field>) {
  const [problem, setProblem] = useState<FormProblem<Field>>();
  const [isSending, setIsSending] = useState(false);
  // The state alone would let a second submit through before the next render.
  const isUnderWay = useRef(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const refuse = (reason: FormProblem<Field>) => {
      setProblem(reason);
      focusFirst(form, fields, reason);
    };

    const wrong = check(values);
    if (wrong) return refuse(wrong);
    isUnderWay.current = true;
    setIsSending(true);
    setProblem(undefined);
    void send(values)
      .catch((error: unknown) => refuse(explain(error)))
      .finally(() => {
        isUnderWay.current = false;
        setIsSending(false);
      });
  }

  return {
    onSubmit,
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
