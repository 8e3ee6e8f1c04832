import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { noteUnsaved } from "./unsaved-changes.ts";

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The id of the form inside, which the submit button in the footer names. */
  formId: string;
  submitLabel?: string;
  busyLabel?: string;
  isBusy: boolean;
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  children: ReactNode;
  size?: "md" | "lg" | "xl";
  summary?: ReactNode;
  /** Where what is shown has a first action of its own, saving is the second. */
  isSubmitSecondary?: boolean;
  /** Nothing can be sent any more; what was typed can still be read. */
  isOver?: boolean;
};

/** A dialog around one form: it asks before it throws away what was typed, and stays while it is being sent. */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  formId,
  submitLabel = "Salvar",
  busyLabel = "Salvando...",
  isBusy,
  isDirty,
  children,
  size,
  summary,
  isSubmitSecondary = false,
  isOver = false,
}: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  /** Where a link inside leads, once what was typed may be lost. */
  const [pendingLink, setPendingLink] = useState<string>();
  const [, navigate] = useLocation();
  useLeaveWarning(open && isDirty);
  const close = () => {
    if (isBusy) return;
    setPendingLink(undefined);
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const discard = () => {
    setIsAsking(false);
    onClose();
    if (pendingLink) navigate(pendingLink, { replace: true });
  };
  const askBeforeLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!link || !isDirty) return;
    event.preventDefault();
    event.stopPropagation();
    setPendingLink(link.getAttribute("href") ?? undefined);
    setIsAsking(true);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={title}
      description={description}
      size={size}
      summary={summary}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {isOver ? "Fechar" : "Cancelar"}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              form={formId}
              variant={isSubmitSecondary ? "secondary" : "primary"}
              isBusy={isBusy}
              busyLabel={busyLabel}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div onClickCapture={askBeforeLink}>{children}</div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Descartar alterações?"
        description="O que você digitou será perdido."
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        tone="danger"
        onConfirm={discard}
      />
    </Dialog>
  );
}

/** The browser asks, in its own words, before a reload or another page throws away what was typed. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const forget = noteUnsaved();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      forget();
    };
  }, [isOn]);
}
