import { type Context, Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { notFound } from "#server/http/errors.ts";
import { plainJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { sendPage } from "#server/links/send-page.ts";
import { acceptByHandInput, backInput, proposalInput } from "#shared/proposals/contract.ts";
import { type ProposalSettings, proposalSettingsInput } from "#shared/proposals/settings-contract.ts";
import { backToAccepted } from "./back-to-accepted.ts";
import { readLogo, removeLogo, storeLogo } from "./logo.ts";
import { proposalPage } from "./page/proposal-page.ts";
import { sendLogo } from "./page/send-logo.ts";
import { readDocument, readOwnersView } from "./page-view.ts";
import { pdfHeaders } from "./pdf/pdf-headers.ts";
import { previewPage } from "./preview.ts";
import { proposalList, readProposal, readVersions } from "./proposal-json.ts";
import {
  acceptByHand,
  PROPOSAL_MISSING,
  type ProposalRow,
  revokeProposal,
  sendProposal,
} from "./proposals.ts";
import { readProposalSettings, updateProposalSettings } from "./settings.ts";

export const eventProposalRoutes = new Hono()
  .post("/:id/proposals", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    const sent = await sendProposal(c.var.data, id, await readBody(c, proposalInput));
    return plainJson(c, await readProposal(c.var.data, sent, c.var.publicUrl), 201);
  })
  .get("/:id/proposals", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    if (!(await c.var.data.find(events, id))) throw notFound(EVENT_MISSING);
    return plainJson(c, await readVersions(c.var.data, id, c.var.publicUrl));
  })
  .post("/:id/back-to-accepted", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await backToAccepted(c.var.data, id, await readBody(c, backInput)));
  })
  // As the client would see it; to be shown in a frame without scripts.
  .post("/:id/proposal-preview", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return c.json({ html: await previewPage(c.var.data, id, await readBody(c, proposalInput)) });
  });

export const proposalRoutes = new Hono()
  .get("/", requires("edit-records"), (c) => sendList(c, proposalList(c.var.publicUrl)))
  .post("/:id/accept", requires("edit-records"), async (c) => {
    const id = pathId(c, PROPOSAL_MISSING);
    await acceptByHand(c.var.data, id, await readBody(c, acceptByHandInput));
    return plainJson(c, await readProposal(c.var.data, id, c.var.publicUrl));
  })
  .post("/:id/revoke", requires("edit-records"), async (c) => {
    const id = pathId(c, PROPOSAL_MISSING);
    await revokeProposal(c.var.data, id);
    return plainJson(c, await readProposal(c.var.data, id, c.var.publicUrl));
  })
  // Of any version: one that was replaced or revoked stays with its company.
  .get("/:id/page", requires("edit-records"), async (c) => {
    const proposal = await findVersion(c);
    return sendPage(c, await proposalPage(await readOwnersView(c.var.data, proposal)));
  })
  .get("/:id/pdf", requires("edit-records"), async (c) => {
    const proposal = await findVersion(c);
    const document = await readDocument({ data: c.var.data, proposal });
    const { signal } = c.req.raw;
    const pdf = await c.var.renderPdf({ proposalId: proposal.id, document, signal });
    return c.body(pdf, 200, pdfHeaders(proposal));
  });

async function findVersion(c: Context<CompanyEnv>): Promise<ProposalRow> {
  const proposal = await c.var.data.find(proposals, pathId(c, PROPOSAL_MISSING));
  if (!proposal) throw notFound(PROPOSAL_MISSING);
  return proposal;
}

export const proposalSettingsRoutes = new Hono()
  .get("/", requires("edit-records"), async (c) =>
    c.json<ProposalSettings>(await readProposalSettings(c.var.data)),
  )
  .put("/", requires("manage-company", { stepUp: "always" }), async (c) =>
    c.json<ProposalSettings>(
      await updateProposalSettings(c.var.data, await readBody(c, proposalSettingsInput)),
    ),
  );

export const logoRoutes = new Hono()
  .get("/", requires("edit-records"), async (c) => {
    const logo = await readLogo(c.var.data);
    return logo ? sendLogo(c, logo) : c.body(null, 204);
  })
  // The image itself is the body.
  .put("/", requires("manage-company"), async (c) => {
    await storeLogo(c.var.data, await c.var.drawLogo(new Uint8Array(await c.req.arrayBuffer())));
    return c.json({ message: "Logotipo salvo" });
  })
  .delete("/", requires("manage-company"), async (c) => {
    await removeLogo(c.var.data);
    return c.json({ message: "Logotipo removido" });
  });
