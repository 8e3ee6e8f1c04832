import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import * as RadixToast from "radix-ui/toast";
import { useRef, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { closeTopLayer } from "#web/ui/dialogs/layer-history.ts";
import { useSheetHeight } from "#web/ui/dialogs/use-sheet-height.ts";
import { dismissToast, getSnapshot, subscribe } from "./toast.ts";

const icons = {
  success: <CircleCheck className="text-green-ink" />,
  error: <CircleAlert className="text-red-ink" />,
  info: <Info className="text-blue-ink" />,
};

export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, getSnapshot);
  const list = useRef<HTMLOListElement>(null);
  useSheetHeight(list);

  return (
    <RadixToast.Provider label="Notificação" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, tone = "info", action }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(next) => next || dismissToast(id)}
          onEscapeKeyDown={leaveToDialog}
          className="pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-1 pl-4 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <span className="mt-0.5 [&>svg]:size-5">{icons[tone]}</span>
          <div className="min-w-0 flex-1 py-0.5">
            <RadixToast.Title className="text-sm font-semibold">{title}</RadixToast.Title>
            {description && (
              <RadixToast.Description className="mt-0.5 text-sm text-muted">
                {description}
              </RadixToast.Description>
            )}
          </div>
          {action && (
            <span className="-my-2">
              <RadixToast.Action asChild altText={action.label}>
                <Button variant="link" size="sm" onClick={action.onAction}>
                  {action.label}
                </Button>
              </RadixToast.Action>
            </span>
          )}
          <span className="-my-2">
            <RadixToast.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Fechar notificação">
                <X className="size-4" />
              </Button>
            </RadixToast.Close>
          </span>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        ref={list}
        hotkey={["F8"]}
        label="Notificações ({hotkey})"
        // Open dialogs do not hide elements with this attribute; Radix itself announces new toasts.
        aria-live="off"
        data-covers="bottom"
        // At the bottom of a page, above its bars. Dialogs have buttons at the bottom right, so toasts move to the
        // bottom left; above a phone's full-screen sheet they stand above its buttons.
        className="fixed inset-x-3 bottom-[calc(0.5rem+max(var(--page-bars,0px),env(safe-area-inset-bottom)))] z-60 mx-auto max-w-96 rounded-lg lg:beside-menu:left-67 over-sheet:bottom-[max(0.5rem+var(--sheet-foot,0px),env(safe-area-inset-bottom))] over-dialog:right-auto over-dialog:bottom-3 over-dialog:left-3 over-dialog:w-88 lg:over-dialog:left-3"
      />
    </RadixToast.Provider>
  );
}

/** Radix sends Escape to the latest layer; in a dialog the user means the dialog, not the toast. */
function leaveToDialog(event: KeyboardEvent) {
  if (closeTopLayer()) event.preventDefault();
}
