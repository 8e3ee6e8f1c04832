import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { companyLogos } from "#server/db/schema/proposals.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { readPaymentSettings } from "#server/payments/settings.ts";
import { readLogo } from "#server/proposals/logo.ts";
import type { PageView } from "#server/proposals/page/proposal-page.ts";
import type { ProposalDocument } from "#server/proposals/pdf/document-input.ts";
import type { ProposalRow } from "#server/proposals/proposals.ts";
import { readProposalSettings } from "#server/proposals/settings.ts";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import { chargePixCode } from "#shared/payments/charge-pix-code.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import { type ProposalSnapshot, readSnapshot } from "#shared/proposals/snapshot.ts";
import { answerProblem, eventProblem, shownState } from "#shared/proposals/state.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { type LinkedProposal, proposalNotFound } from "./find-by-link.ts";

/** Everything that the page of a proposal shows. */
export async function readPageView({ data, proposal, replacedBy }: LinkedProposal): Promise<PageView> {
  const snapshot = readSnapshot(proposal.snapshot);
  const { colour } = await readProposalSettings(data);
  const event = await data.find(events, proposal.eventId);
  if (!event) throw proposalNotFound();
  const [logo] = await data.select({ type: companyLogos.type }, { from: companyLogos });
  const state = shownState(proposal, data.now);
  const path = `/p/${proposal.token}`;
  const { phone } = snapshot.company;
  const question = `Olá! Sobre a proposta nº ${proposal.number} (${snapshot.event.name}):`;
  const off = eventProblem(event);
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
        ? { name: proposal.acceptedName ?? WIPED_NAME, at: proposal.answeredAt.toISOString() }
        : undefined,
    off,
    deposit: state === "aceita" && !off ? await readDeposit(data, proposal, snapshot) : undefined,
    newVersion: replacedBy ? `/p/${replacedBy}` : undefined,
    whatsapp: phone && whatsappLink(phone) ? whatsappTextLink(phone, question) : undefined,
  };
}

/** The sinal of an accepted proposal; one that is charged otherwise by now is left to be talked about. */
async function readDeposit(
  data: CompanyData,
  proposal: ProposalRow,
  snapshot: ProposalSnapshot,
): Promise<PageView["deposit"]> {
  const offered = snapshot.charges.find(({ kind }) => kind === "sinal");
  if (!offered) return undefined;
  const charges = await readCharges(data, proposal.eventId);
  const sinal = charges.find(({ kind, amount }) => kind === "sinal" && amount === offered.amount);
  if (!sinal) return { amount: offered.amount, isPaid: false, pixCode: undefined };
  const amount = openAmount(sinal);
  if (isPaid(sinal)) return { amount, isPaid: true, pixCode: undefined };
  const settings = await readPaymentSettings(data);
  return { amount, isPaid: false, pixCode: chargePixCode(settings, { id: sinal.id, amount }) };
}

/** The same as a document. */
export async function readDocument(linked: LinkedProposal): Promise<ProposalDocument> {
  const { snapshot, snapshotHash, colour, acceptance, deposit } = await readPageView(linked);
  return {
    snapshot,
    options: {
      logo: await readLogo(linked.data),
      colour,
      acceptance,
      code: snapshotHash,
      pix: deposit?.pixCode ? { code: deposit.pixCode, amount: deposit.amount } : undefined,
    },
  };
}
