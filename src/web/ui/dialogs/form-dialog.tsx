import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { Dialog } from "./dialog.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, "onOpenChange" | "footer"> & {
  onClose: () => void;
  formId: string;
  submitLabel?: string;
  busyLabel?: string;
  isBusy: boolean;
  /** There is input that closing would lose. */
  isDirty: boolean;
  /** Submitting is the secondary action, if the content has a primary one. */
  isSubmitSecondary?: boolean;
  /** Nothing can be submitted any more; the input can still be read. */
  isOver?: boolean;
};

/** A dialog around one form: asks before it discards input, and stays open while submitting. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, formId, isBusy, isDirty, isSubmitSecondary, isOver, children, ...rest } = props;
  const { submitLabel = "Salvar", busyLabel = "Salvando...", ...dialog } = rest;
  const [isAsking, setIsAsking] = useState(false);
  /** The target of a clicked link, while asking about unsaved input. */
  const [pendingLink, setPendingLink] = useState<string>();
  const [, navigate] = useLocation();
  useLeaveWarning(dialog.open && isDirty);
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
      {...dialog}
      onOpenChange={(next) => next || close()}
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
      <DiscardQuestion open={isAsking} onOpenChange={setIsAsking} onDiscard={discard} />
    </Dialog>
  );
}

type DialogFormProps = {
  id: string;
  problem: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

/** The form in a FormDialog, submitted once at a time. */
export function DialogForm({ id, problem, onSubmit, children }: DialogFormProps) {
  const submitOnce = useSingleFlight(onSubmit);
  const alert = useRef<HTMLDivElement>(null);
  // It stands above the fields, and whoever submits may be at the end of a long form.
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog above is a React child of this form: its submit must not bubble here.
    event.stopPropagation();
    submitOnce(event);
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      {problem && (
        <div ref={alert} className="scroll-mt-4">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      {children}
    </form>
  );
}
