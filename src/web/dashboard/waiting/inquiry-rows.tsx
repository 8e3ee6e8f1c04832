import { useQuery } from "@tanstack/react-query";
import { MessageCircle, ReceiptText, Trash2, UserPlus } from "lucide-react";
import { useLocation } from "wouter";
import { byId } from "#shared/group-by.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { dayAndGuests, kindText } from "#shared/inquiries/inquiry-text.ts";
import type { Clock } from "#shared/time/clock.ts";
import { sinceText } from "#shared/time/since-text.ts";
import { linkToEventPart } from "#web/address/links.ts";
import { clientNamesQuery } from "#web/clients/queries.ts";
import { useCreateEventOf, useDiscardInquiry } from "#web/inquiries/queries.ts";
import { useReplyLink } from "#web/inquiries/use-reply-link.ts";
import { Button } from "#web/ui/button.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { DiscardedInquiries } from "./discarded-inquiries.tsx";
import { WaitingRow } from "./waiting-row.tsx";

const InquiryDialog = lazyDialog("InquiryDialog", () => import("#web/inquiries/inquiry-dialog.tsx"));

const SHOWN = 3;

type InquiryRowsProps = { inquiries: readonly Inquiry[]; clock: Clock };

/** Requests that nobody has dealt with, the newest first, and a way back for those that were discarded. */
export function InquiryRows({ inquiries, clock }: InquiryRowsProps) {
  const waiting = inquiries.filter(({ state }) => state === "novo");
  const { shown, more } = useFirstFew(waiting, SHOWN);
  const opened = useDialogSubject<Inquiry>();
  return (
    <>
      {shown.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} clock={clock} onOpen={() => opened.open(inquiry)} />
      ))}
      {more && (
        <div className="px-3 py-1 text-sm sm:px-4">
          <ShowAllButton isOpen={more.isOpen} onToggle={more.onToggle}>
            e mais {more.rest} pedidos
          </ShowAllButton>
        </div>
      )}
      <DiscardedInquiries inquiries={inquiries} />
      {opened.subject && (
        <InquiryDialog
          key={opened.key}
          inquiry={opened.subject}
          open={opened.isOpen}
          onClose={opened.close}
        />
      )}
    </>
  );
}

type InquiryRowProps = { inquiry: Inquiry; clock: Clock; onOpen: () => void };

function InquiryRow({ inquiry, clock, onOpen }: InquiryRowProps) {
  const { id, name, receivedAt, proposedClientId } = inquiry;
  const { mutateAsync: create, isPending } = useCreateEventOf();
  const { mutateAsync: discard, isPending: isDiscarding } = useDiscardInquiry();
  const { data: clients } = useQuery(clientNamesQuery);
  const known = proposedClientId === null ? undefined : byId(clients ?? []).get(proposedClientId);
  const kind = kindText(inquiry);
  const reply = useReplyLink(inquiry);
  const takeLostFocus = useLostFocus();
  const [, navigate] = useLocation();
  /** A failure shows a toast and leaves the row in place. */
  const stay = () => undefined;
  // A quote begins with its drinks.
  const quote = (clientId: number | null) =>
    create({ id, clientId }).then((event) => navigate(linkToEventPart(event.id, "drinks")), stay);
  return (
    <WaitingRow
      tone="blue"
      label="Pedido novo"
      action={
        <>
          <MoreMenu label={`Mais ações do pedido de ${name}`} isBusy={isDiscarding}>
            <MenuItem icon={<ReceiptText />} onSelect={onOpen}>
              Ver pedido
            </MenuItem>
            {reply && (
              <MenuItem
                icon={<MessageCircle />}
                onSelect={() => window.open(reply, "_blank", "noopener,noreferrer")}
              >
                Responder no WhatsApp
              </MenuItem>
            )}
            {known && (
              <MenuItem icon={<UserPlus />} onSelect={() => void quote(null)}>
                Criar orçamento com cliente novo
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem
              icon={<Trash2 />}
              tone="danger"
              onSelect={() => void discard(id).then(takeLostFocus, stay)}
            >
              Descartar
            </MenuItem>
          </MoreMenu>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isPending}
            aria-label={`Criar orçamento de ${name}`}
            onClick={() => void quote(proposedClientId)}
          >
            <span className="max-sm:hidden">Criar orçamento</span>
            <span className="sm:hidden">Orçamento</span>
          </Button>
        </>
      }
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Ver o pedido de ${name}`}
        className="relative text-left font-semibold text-ink underline-offset-4 hover:underline"
      >
        {name}
      </button>{" "}
      · {kind && <span className="max-sm:hidden">{kind}, </span>}
      {dayAndGuests(inquiry)}
      <span className="max-sm:hidden"> · {sinceText(receivedAt, clock.now)}</span>
      {known && ` · já é cliente${known.name === name ? "" : `: ${known.name}`}`}
    </WaitingRow>
  );
}
