import { MessageCircle } from "lucide-react";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { InquiryFacts } from "./inquiry-facts.tsx";
import { useReplyLink } from "./use-reply-link.ts";

type InquiryDialogProps = { inquiry: Inquiry; open: boolean; onClose: () => void };

/** A request with its contact and message. */
export function InquiryDialog({ inquiry, open, onClose }: InquiryDialogProps) {
  const reply = useReplyLink(inquiry);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`Pedido de ${inquiry.name}`}
      footer={
        reply && (
          <a href={reply} target="_blank" rel="noreferrer" className={buttonClass({ variant: "secondary" })}>
            <MessageCircle className="size-4" />
            Responder no WhatsApp
          </a>
        )
      }
    >
      <InquiryFacts inquiry={inquiry} />
    </Dialog>
  );
}
