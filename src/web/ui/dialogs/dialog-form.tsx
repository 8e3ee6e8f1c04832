import type { ReactNode, SubmitEvent } from "react";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

type DialogFormProps = {
  /** Named by the submit button, which stands outside, in the dialog's footer. */
  id: string;
  /** What is wrong with the form as a whole. */
  problem: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

/** The form in a FormDialog: sent once at a time. */
export function DialogForm({ id, problem, onSubmit, children }: DialogFormProps) {
  const submitOnce = useSingleFlight(onSubmit);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog over this one is a child of it to React: what is sent there must not be sent here too.
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
