import { PhoneIncoming } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const NoteInquiryDialog = lazyDialog("NoteInquiryDialog", () => import("./note-inquiry-dialog.tsx"));

/** Notes a request after a call. Beside a title on a phone it has only an icon. */
export function NoteInquiryButton() {
  const noted = useDialogSubject<never>();
  return (
    <>
      <Button variant="secondary" onClick={() => noted.open()}>
        <PhoneIncoming className="size-4.5 max-sm:in-data-[page-action]:size-5" />
        <span className="max-sm:in-data-[page-action]:sr-only">Anotar pedido</span>
      </Button>
      <NoteInquiryDialog key={noted.key} open={noted.isOpen} onClose={noted.close} />
    </>
  );
}
