import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { SecondStepSetUp } from "./set-up.tsx";

type SetUpDialogProps = { open: boolean; onClose: () => void };

export function SecondStepSetUpDialog({ open, onClose }: SetUpDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Ligar segunda etapa"
      description="Além da senha, sua conta passa a pedir um código do seu celular."
    >
      <SecondStepSetUp onDone={onClose} />
    </Dialog>
  );
}
