import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { pathId } from "#server/http/path-id.ts";
import { acceptByHandInput, type Proposal, proposalInput } from "#shared/proposals/contract.ts";
import { type ProposalSettings, proposalSettingsInput } from "#shared/proposals/settings-contract.ts";
import { readLogo, removeLogo, storeLogo } from "./logo.ts";
import { sendLogo } from "./page/send-logo.ts";
import { previewPage } from "./preview.ts";
import { proposalList } from "./proposal-json.ts";
import { acceptByHand, PROPOSAL_MISSING, revokeProposal, sendProposal } from "./proposals.ts";
import { readProposalSettings, updateProposalSettings } from "./settings.ts";

export const eventProposalRoutes = new Hono()
  .post("/:id/proposals", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    const input = await readBody(c, proposalInput);
    return c.json<Proposal>(await sendProposal(c.var.data, id, input, c.var.publicUrl), 201);
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
    const input = await readBody(c, acceptByHandInput);
    return c.json<Proposal>(await acceptByHand(c.var.data, id, input, c.var.publicUrl));
  })
  .post("/:id/revoke", requires("edit-records"), async (c) =>
    c.json<Proposal>(await revokeProposal(c.var.data, pathId(c, PROPOSAL_MISSING), c.var.publicUrl)),
  );

export const proposalSettingsRoutes = new Hono()
  .get("/", requires("edit-records"), async (c) =>
    c.json<ProposalSettings>(await readProposalSettings(c.var.data)),
  )
  .put("/", requires("manage-company"), async (c) =>
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
