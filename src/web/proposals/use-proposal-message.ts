import { useQuery } from "@tanstack/react-query";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalMessage } from "#shared/proposals/proposal-message.ts";
import { clientsQuery } from "#web/clients/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useUser } from "#web/session/session.tsx";

type Message = {
  text: string;
  /** Opens WhatsApp with the text; as long as the clients are not there, without a number. */
  whatsapp: string;
};

/** The message that brings a proposal to its client: the first one who can be written to, else the first one. */
export function useProposalMessage(event: CateringEvent, proposal: Proposal): Message {
  const { data } = useQuery(clientsQuery);
  const known = byId(data);
  const clients = event.clients.flatMap((id) => known.get(id) ?? []);
  const addressee = clients.find(({ phone }) => phone && whatsappLink(phone)) ?? clients[0];
  const offered = {
    ...proposal,
    clientNames: addressee ? [addressee.name] : proposal.clientNames,
    companyName: useUser()?.companyName ?? null,
  };
  const text = proposalMessage(offered, useTimeZone());
  return { text, whatsapp: whatsappTextLink(addressee?.phone, text) };
}
