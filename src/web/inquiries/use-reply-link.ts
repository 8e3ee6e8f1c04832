import { whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { inquiryReplyText } from "#shared/inquiries/inquiry-text.ts";
import { useUser } from "#web/session/session.tsx";

/** The address that answers a request by WhatsApp with a ready text; undefined without a telephone. */
export function useReplyLink(inquiry: Inquiry): string | undefined {
  const companyName = useUser()?.companyName ?? "";
  return inquiry.phone ? whatsappTextLink(inquiry.phone, inquiryReplyText(inquiry, companyName)) : undefined;
}
