import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { notFound } from "#server/http/errors.ts";
import type { ProposalInput } from "#shared/proposals/contract.ts";
import { readLogo } from "./logo.ts";
import { proposalPage } from "./page/proposal-page.ts";
import { nextEdition } from "./proposals.ts";
import { readProposalSettings } from "./settings.ts";
import { takeSnapshot } from "./snapshot.ts";

/** The page that a client would get if the proposal was sent now; its logo is part of it. */
export const previewPage = (data: CompanyData, eventId: number, input: ProposalInput): Promise<string> =>
  data.transaction(async (tx) => {
    if (!(await tx.find(events, eventId))) throw notFound(EVENT_MISSING);
    const { number, version } = await nextEdition(tx, eventId);
    const { snapshot } = await takeSnapshot(tx, eventId, input, { number, version });
    const { colour } = await readProposalSettings(tx);
    const logo = await readLogo(tx);
    const { page } = await proposalPage({
      snapshot,
      snapshotHash: "",
      state: "enviada",
      colour,
      logoUrl: logo && `data:${logo.type};base64,${Buffer.from(logo.bytes).toString("base64")}`,
      path: undefined,
      problem: undefined,
      off: undefined,
      newVersion: undefined,
      acceptance: undefined,
      deposit: undefined,
      whatsapp: undefined,
    });
    return page;
  });
