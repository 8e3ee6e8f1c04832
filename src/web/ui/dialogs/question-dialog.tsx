import "#web/ui/theme/style-nonce.ts";
import * as RadixAlertDialog from "radix-ui/alert-dialog";
import type { ComponentProps, ReactNode } from "react";
import { useCloseOnBack } from "./use-close-on-back.ts";

type QuestionDialogProps = Pick<
  ComponentProps<typeof RadixAlertDialog.Content>,
  "onOpenAutoFocus" | "onCloseAutoFocus"
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  children: ReactNode;
};

/** A small modal panel above everything else, for questions. */
export function QuestionDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  ...focus
}: QuestionDialogProps) {
  useCloseOnBack(open, () => onOpenChange(false));

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixAlertDialog.Content
          {...focus}
          className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-50 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-raised p-5 text-ink shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-md sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-6 sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in"
        >
          <RadixAlertDialog.Title className="text-lg font-semibold">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 low:mt-1 text-sm text-muted">
            {description}
          </RadixAlertDialog.Description>
          {children}
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

export function Answers({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 -mx-5 mt-2 -mb-5 flex flex-wrap gap-3 bg-raised px-5 pt-4 pb-5 [&>*]:flex-1 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:justify-end sm:px-6 sm:pb-6 sm:[&>*]:flex-none low:mt-0 low:pt-3">
      {children}
    </div>
  );
}
