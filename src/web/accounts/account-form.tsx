import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { FormAlert } from "./form-alert.tsx";

type AccountFormProps = Pick<ComponentProps<"form">, "onSubmit"> & {
  isSending: boolean;
  submitLabel: string;
  busyLabel: string;
  alert: ComponentProps<typeof FormAlert>["alert"];
  children: ReactNode;
  /** The message after success. */
  outcome?: ReactNode;
};

/** Reserves room for messages, so that no button moves from under the finger that pressed it. */
export function AccountForm(props: AccountFormProps) {
  const { onSubmit, isSending, submitLabel, busyLabel, alert, children, outcome } = props;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <div data-message-room="" className="-mb-1 flex flex-col gap-3">
        {children}
      </div>
      <Button type="submit" block isBusy={isSending} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      <FormAlert alert={alert} />
      {outcome}
    </form>
  );
}
