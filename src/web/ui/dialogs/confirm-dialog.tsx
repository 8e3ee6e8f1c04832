import * as RadixAlertDialog from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { focusContent } from "#web/ui/use-lost-focus.ts";
import { Answers, QuestionDialog } from "./question-dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Fields of the question, which a paragraph such as the description cannot hold. */
  children?: ReactNode;
  confirmLabel: string;
  /** Over a form with its own "Cancelar" it needs another text. */
  cancelLabel?: string;
  busyLabel?: string;
  tone?: "danger" | "primary";
  isBusy?: boolean;
  /** The element that opened it is gone after the confirmation: the focus goes to the content. */
  isOpenerGone?: boolean;
  /** Does not close the dialog: the caller does, after the request. */
  onConfirm: () => void;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = "Cancelar",
  busyLabel,
  tone = "primary",
  isBusy = false,
  isOpenerGone = false,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const change = (next: boolean) => isBusy || onOpenChange(next);

  return (
    <QuestionDialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      {...returnFocus}
      {...(isOpenerGone && { onCloseAutoFocus: goOnInContent })}
    >
      {children}
      <Answers>
        <RadixAlertDialog.Cancel asChild>
          <Button variant="secondary">{cancelLabel}</Button>
        </RadixAlertDialog.Cancel>
        <Button variant={tone} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Answers>
    </QuestionDialog>
  );
}

function goOnInContent(event: Event) {
  event.preventDefault();
  focusContent();
}
