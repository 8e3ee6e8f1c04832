import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type EndSecondStepQuestionProps = {
  name: string;
  open: boolean;
  onClose: () => void;
  end: () => Promise<unknown>;
  isPending: boolean;
};

/** For somebody who has lost the app, the passkey and the recovery codes. */
export function EndSecondStepQuestion({ name, open, onClose, end, isPending }: EndSecondStepQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Encerrar a segunda etapa de ${name}?`}
      description="Para quem perdeu o celular: o aplicativo, os códigos de recuperação e as passkeys dessa pessoa deixam de valer, e ela é avisada por e-mail. Confirme antes, por telefone, que é ela quem pede."
      confirmLabel="Encerrar"
      busyLabel="Encerrando..."
      tone="danger"
      isBusy={isPending}
      onConfirm={() => void end().then(onClose, onClose)}
    />
  );
}
