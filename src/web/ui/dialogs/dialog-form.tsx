import type { ReactNode, SubmitEvent } from "react";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

type DialogFormProps = {
  /** Referenced by the submit button in the dialog's footer. */
  id: string;
  /** A problem of the form as a whole. */
  problem: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

/** The form in a FormDialog, submitted once at a time. */
export function DialogForm({ id, problem, onSubmit, children }: DialogFormProps) {
  const submitOnce = useSingleFlight(onSubmit);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog above is a React child of this form: its submit must not bubble here.
    event.stopPropagation();
    submitOnce(event);
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      {problem && <Alert tone="error">{problem}</Alert>}
      {children}
    </form>
  );
}
