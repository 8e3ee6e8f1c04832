import { and, eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { companyLogos, proposals } from "#server/db/schema/proposals.ts";
import { notFound } from "#server/http/errors.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { readPaymentSettings } from "#server/payments/settings.ts";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import { chargePixCode } from "#shared/payments/charges/charge-pix-code.ts";
import { type ProposalSnapshot, readSnapshot } from "#shared/proposals/snapshot.ts";
import { answerProblem, eventProblem, shownState } from "#shared/proposals/state.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { words } from "#shared/proposals/words.ts";
import { readLogo } from "./logo.ts";
import type { PageView } from "./page/proposal-page.ts";
import type { ProposalDocument } from "./pdf/document-input.ts";
import { PROPOSAL_MISSING, type ProposalRow } from "./proposals.ts";
import { readProposalSettings } from "./settings.ts";

type Version = {
  data: CompanyData;
  proposal: ProposalRow;
  /** The token of a later version that was not revoked. */
  laterToken: string | null;
};

/** Everything that the page of a proposal shows to its client. */
export async function readPageView({ data, proposal, laterToken }: Version): Promise<PageView> {
  const snapshot = readSnapshot(proposal.snapshot);
  const { colour } = await readProposalSettings(data);
  const event = await data.find(events, proposal.eventId);
  if (!event) throw notFound(PROPOSAL_MISSING);
  const [logo] = await data.select({ type: companyLogos.type }, { from: companyLogos });
  const state = shownState(proposal, data.today);
  const path = `/p/${proposal.token}`;
  const { phone } = snapshot.company;
  const question = words.question(proposal.number, snapshot.event.name);
  const off = eventProblem(event);
  const problem = answerProblem({ ...proposal, event }, data.today);
  return {
    snapshot,
    snapshotHash: proposal.snapshotHash,
    state,
    colour,
    logoUrl: logo && `${path}/logo`,
    path,
    problem,
    isAnswerable: problem === undefined,
    acceptance: acceptanceOf(proposal),
    off,
    deposit: state === "aceita" && !off ? await readDeposit(data, proposal, snapshot) : undefined,
    accepted: state === "aceita" ? undefined : await readAccepted(data, proposal.eventId),
    newVersion: laterToken ? `/p/${laterToken}` : undefined,
    whatsapp: phone && whatsappLink(phone) ? whatsappTextLink(phone, question) : undefined,
  };
}

/** What is in force of the proposal of an event; an addendum is compared with it. */
export async function readAccepted(
  data: CompanyData,
  eventId: number,
): Promise<ProposalSnapshot | undefined> {
  const isInForce = and(eq(proposals.eventId, eventId), eq(proposals.state, "aceita"));
  const [row] = await data.select({ snapshot: proposals.snapshot }, { from: proposals, where: isInForce });
  return row && readSnapshot(row.snapshot);
}

/** Also of one that an accepted addendum has replaced. */
function acceptanceOf({ state, answeredAt, acceptedName, acceptedBy }: ProposalRow): PageView["acceptance"] {
  const wasAccepted =
    state === "aceita" || (state === "substituida" && (acceptedName ?? acceptedBy) !== null);
  if (!wasAccepted || !answeredAt) return undefined;
  return { name: acceptedName ?? WIPED_NAME, at: answeredAt.toISOString() };
}

/** The sinal of an accepted proposal, or all of it where it was due at the acceptance; one that is charged otherwise by now is left to be talked about. */
async function readDeposit(
  data: CompanyData,
  proposal: ProposalRow,
  snapshot: ProposalSnapshot,
): Promise<PageView["deposit"]> {
  const { charges: wanted } = snapshot;
  const offered = wanted.find(({ kind }) => kind === "sinal") ?? wanted.find(({ dueAt }) => dueAt);
  if (!offered) return undefined;
  const charges = await readCharges(data, proposal.eventId);
  const sinal = charges.find(({ kind, amount }) => kind === offered.kind && amount === offered.amount);
  if (!sinal)
    return {
      kind: offered.kind,
      amount: offered.amount,
      dueOn: offered.dueOn,
      isPaid: false,
      pixCode: undefined,
    };
  const { kind, dueOn } = sinal;
  const amount = openAmount(sinal);
  if (isPaid(sinal)) return { kind, amount, dueOn, isPaid: true, pixCode: undefined };
  const settings = await readPaymentSettings(data);
  return { kind, amount, dueOn, isPaid: false, pixCode: chargePixCode(settings, { id: sinal.id, amount }) };
}

/** The same for its company: nobody can answer there, and nothing leads elsewhere. */
export async function readOwnersView(data: CompanyData, proposal: ProposalRow): Promise<PageView> {
  const view = await readPageView({ data, proposal, laterToken: null });
  return {
    ...view,
    logoUrl: await logoAsData(data),
    path: undefined,
    whatsapp: undefined,
    isAnswerable: false,
  };
}

export async function logoAsData(data: CompanyData): Promise<string | undefined> {
  const logo = await readLogo(data);
  return logo && `data:${logo.type};base64,${Buffer.from(logo.bytes).toString("base64")}`;
}

/** The same as a document. */
export async function readDocument(version: Omit<Version, "laterToken">): Promise<ProposalDocument> {
  const { snapshot, snapshotHash, colour, acceptance, deposit } = await readPageView({
    ...version,
    laterToken: null,
  });
  return {
    snapshot,
    options: {
      logo: await readLogo(version.data),
      colour,
      acceptance,
      code: snapshotHash,
      pix: deposit?.pixCode
        ? { kind: deposit.kind, code: deposit.pixCode, amount: deposit.amount }
        : undefined,
    },
  };
}
