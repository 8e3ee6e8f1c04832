import { useState } from "react";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { SecondStepSetUp } from "./set-up.tsx";

type SetUpDialogProps = { open: boolean; onClose: () => void };

export function SecondStepSetUpDialog({ open, onClose }: SetUpDialogProps) {
  const [areCodesShown, setAreCodesShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || (areCodesShown ? setIsAsking(true) : onClose())}
      title="Ligar segunda etapa"
      description="Além da senha, sua conta passa a pedir um código do seu celular."
    >
      <SecondStepSetUp onCodes={() => setAreCodesShown(true)} onDone={onClose} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Você guardou os códigos?"
        description="Eles não aparecem de novo. Sem eles e sem o aplicativo, outra pessoa precisa abrir sua conta para você."
        confirmLabel="Guardei os códigos"
        cancelLabel="Ver os códigos"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
