import "#web/ui/theme/style-nonce.ts";
import { clsx } from "clsx";
import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useMediaQuery } from "#web/browser/use-media-query.ts";
import { Button } from "#web/ui/button.tsx";
import { OfflineNote } from "#web/ui/feedback/offline-note.tsx";
import { focusFirstField } from "#web/ui/fields/focus-first-field.ts";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The actions; a submit button references its form by the `form` attribute. */
  footer?: ReactNode;
  /** Stays visible above the actions; in a low window it follows the content. */
  summary?: ReactNode;
  /** On a phone the summary stands beside the last action, in one foot, instead of the other actions. */
  hasOneFoot?: boolean;
  /** The largest has a fixed height: its tabs change in place. */
  size?: "md" | "lg" | "xl";
};

const sizeClasses = {
  md: "sm:max-h-[min(48rem,88dvh)] sm:max-w-lg",
  lg: "sm:max-h-[min(48rem,88dvh)] sm:max-w-3xl",
  xl: "sm:h-[min(56rem,92dvh)] sm:max-w-5xl",
};

/** A full-height sheet on phones, a centred panel on wide screens; the actions are always visible. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  summary,
  hasOneFoot,
  size = "md",
}: DialogProps) {
  const returnFocus = useReturnFocus();
  // A low window, as with a phone's keyboard or zoom, only has room for the focused field and the actions.
  const isLow = useMediaQuery("(height < 30rem)");
  const isOneFoot = hasOneFoot && !isLow;
  useCloseOnBack(open, () => onOpenChange(false));

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...(!description && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          className={clsx(
            "fixed inset-0 z-50 flex flex-col bg-raised text-ink outline-none",
            "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
            "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border sm:border-line sm:shadow-float",
            "sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in",
            sizeClasses[size],
          )}
        >
          <header
            className={clsx(
              "flex items-start gap-3 border-b border-line py-2 pr-2 pl-4 sm:border-0 sm:pt-4 sm:pr-4 sm:pl-6",
              // Its tabs and its foot need the room as well.
              hasOneFoot && "max-sm:items-center max-sm:border-b-0 max-sm:py-0.5",
            )}
          >
            <div className={clsx("min-w-0 flex-1 py-2", hasOneFoot && "max-sm:py-0")}>
              <RadixDialog.Title
                className={clsx(
                  "text-lg font-semibold wrap-anywhere sm:text-xl",
                  hasOneFoot && "max-sm:text-sm",
                )}
              >
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-sm text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Fechar">
                <X className="size-5" />
              </Button>
            </RadixDialog.Close>
          </header>
          <div
            // Read-only content may hold nothing else to scroll from by keyboard.
            tabIndex={footer ? undefined : 0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 over-sheet:mb-[var(--toast-room,0px)] sm:px-6 sm:pt-2 sm:pb-6"
          >
            {children}
            {summary && isLow && <div className="border-t border-line pt-2.5">{summary}</div>}
          </div>
          <div data-sheet-foot="">
            {footer && <OfflineNote />}
            <div className={clsx(isOneFoot && "max-sm:flex max-sm:border-t max-sm:border-line")}>
              {summary && !isLow && (
                <div
                  className={clsx(
                    "border-t border-line px-4 py-2.5 sm:px-6",
                    isOneFoot &&
                      "max-sm:min-w-0 max-sm:flex-1 max-sm:self-center max-sm:border-0 max-sm:py-1 max-sm:pr-0",
                  )}
                >
                  {summary}
                </div>
              )}
              {footer && (
                <footer
                  className={clsx(
                    "flex gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&>*]:flex-1 max-[22rem]:[&>*]:px-2 sm:justify-end sm:px-6 sm:py-4 sm:[&>*]:flex-none",
                    // The way out without saving is the cross above.
                    isOneFoot &&
                      "max-sm:items-center max-sm:border-0 max-sm:pt-1.5 max-sm:pb-[max(0.375rem,env(safe-area-inset-bottom))] max-sm:pl-2 max-sm:[&>:not(:last-child)]:hidden",
                  )}
                >
                  {footer}
                </footer>
              )}
            </div>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
