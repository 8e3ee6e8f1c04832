import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { notFound } from "#server/http/errors.ts";
import type { ProposalInput } from "#shared/proposals/contract.ts";
import { proposalPage } from "./page/proposal-page.ts";
import { logoAsData, readAccepted } from "./page-view.ts";
import { nextEdition } from "./proposals.ts";
import { readProposalSettings } from "./settings.ts";
import { offeredCharges, takeSnapshot } from "./snapshot.ts";

/** The page that a client would get if the proposal was sent now; its logo is part of it. */
export const previewPage = (data: CompanyData, eventId: number, input: ProposalInput): Promise<string> =>
  data.transaction(async (tx) => {
    const event = await tx.find(events, eventId);
    if (!event) throw notFound(EVENT_MISSING);
    const { edition } = await nextEdition(tx, eventId);
    const charges = await offeredCharges(tx, event, input.charges, edition);
    const { snapshot } = await takeSnapshot(tx, eventId, input, edition, charges);
    const { colour } = await readProposalSettings(tx);
    const { page } = await proposalPage({
      snapshot,
      snapshotHash: "",
      state: "enviada",
      colour,
      logoUrl: await logoAsData(tx),
      path: undefined,
      problem: undefined,
      isAnswerable: true,
      off: undefined,
      newVersion: undefined,
      acceptance: undefined,
      deposit: undefined,
      accepted: await readAccepted(tx, eventId),
      whatsapp: undefined,
    });
    return page;
  });
