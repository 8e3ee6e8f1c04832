import { events } from "#server/db/schema/events.ts";
import { companyLogos } from "#server/db/schema/proposals.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { readPaymentSettings } from "#server/payments/settings.ts";
import type { PageView } from "#server/proposals/page/proposal-page.ts";
import { snapshotOf } from "#server/proposals/proposals.ts";
import { readProposalSettings } from "#server/proposals/settings.ts";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import { chargePixCode } from "#shared/payments/charge-pix-code.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import { answerProblem, shownState } from "#shared/proposals/state.ts";
import { type LinkedProposal, nothingHere } from "./find-by-link.ts";

/** Everything that the page of a proposal shows. */
export async function readPageView({ data, proposal }: LinkedProposal): Promise<PageView> {
  const snapshot = snapshotOf(proposal);
  const { colour } = await readProposalSettings(data);
  const event = await data.find(events, proposal.eventId);
  if (!event) throw nothingHere();
  const [logo] = await data.select({ type: companyLogos.type }, { from: companyLogos });
  const state = shownState(proposal, data.now);
  const path = `/p/${proposal.token}`;
  const { phone } = snapshot.company;
  const question = `Olá! Sobre a proposta nº ${proposal.number} (${snapshot.event.name}):`;
  return {
    snapshot,
    snapshotHash: proposal.snapshotHash,
    state,
    colour,
    logoUrl: logo && `${path}/logo`,
    path,
    problem: answerProblem({ ...proposal, event }, data.now),
    acceptance:
      state === "aceita" && proposal.answeredAt
        ? { name: proposal.acceptedName, at: proposal.answeredAt.toISOString() }
        : undefined,
    deposit: state === "aceita" ? await readDeposit({ data, proposal }) : undefined,
    whatsapp: phone && whatsappLink(phone) ? whatsappTextLink(phone, question) : undefined,
  };
}

/** The sinal that is to be paid after an acceptance, as it is charged now. */
async function readDeposit({ data, proposal }: LinkedProposal): Promise<PageView["deposit"]> {
  const charges = await readCharges(data, proposal.eventId);
  const sinal = charges.find(({ kind }) => kind === "sinal");
  if (!sinal) return undefined;
  const amount = openAmount(sinal);
  return {
    amount,
    isPaid: isPaid(sinal),
    pixCode: isPaid(sinal)
      ? undefined
      : chargePixCode(await readPaymentSettings(data), { id: sinal.id, amount }),
  };
}
