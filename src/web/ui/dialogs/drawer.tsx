import "#web/ui/theme/style-nonce.ts";
import { clsx } from "clsx";
import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** From below it is as high as its content, in reach of the thumb. */
  side?: "left" | "bottom";
  children: ReactNode;
};

const sideClasses = {
  left: "inset-y-0 left-0 w-72 max-w-[85vw] border-r data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in",
  bottom:
    "inset-x-0 bottom-0 mx-auto max-h-[88dvh] max-w-xl rounded-t-lg border-t data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
};

export function Drawer({ open, onOpenChange, title, side = "left", children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={clsx(
            "fixed z-50 flex flex-col border-line bg-raised text-ink shadow-float outline-none",
            sideClasses[side],
          )}
        >
          <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-line pr-1.5 pl-4">
            <RadixDialog.Title className="truncate text-lg font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Fechar">
                <X className="size-5" />
              </Button>
            </RadixDialog.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
