import "./style-nonce.ts";
import * as RadixAlertDialog from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { focusContent } from "./use-lost-focus.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  tone?: "danger" | "primary";
  isBusy?: boolean;
  /** What opened it has gone with what was confirmed: the focus goes to the content. */
  isOpenerGone?: boolean;
  /** Does not close the dialog: the caller does, once it knows the answer. */
  onConfirm: () => void;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  tone = "primary",
  isBusy = false,
  isOpenerGone = false,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const change = (next: boolean) => isBusy || onOpenChange(next);
  useBackCloses(open, () => change(false));

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={change}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixAlertDialog.Content
          {...returnFocus}
          {...(isOpenerGone && { onCloseAutoFocus: goOnInContent })}
          className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-50 rounded-lg border border-line bg-raised p-5 text-ink shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-md sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-6 sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in"
        >
          <RadixAlertDialog.Title className="text-lg font-semibold">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 text-sm text-muted">
            {description}
          </RadixAlertDialog.Description>
          <div className="mt-6 flex gap-3 *:flex-1 sm:justify-end sm:*:flex-none">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="secondary">Cancelar</Button>
            </RadixAlertDialog.Cancel>
            <Button variant={tone} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

function goOnInContent(event: Event) {
  event.preventDefault();
  focusContent();
}
