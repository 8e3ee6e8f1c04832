import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { limitByAddress } from "#server/accounts/limit-by-address.ts";
import { readBody } from "#server/http/body.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { ownNameInput } from "#shared/accounts/contract.ts";
import { secondStepPolicyInput } from "#shared/accounts/second-step-contract.ts";
import {
  type AcceptInvitationReply,
  acceptInvitationInput,
  companyRoleInput,
  type Invitation,
  type InvitationLink,
  type InvitationReply,
  invitationInput,
  invitationTokenInput,
  type Team,
  type TeamPerson,
} from "#shared/team/contract.ts";
import { acceptInvitation, showInvitation } from "./accept-invitation.ts";
import { cancelInvitation, INVITATION_NOT_FOUND, invite, resendInvitation } from "./invitations.ts";
import { changeRole, PERSON_MISSING, removePerson } from "./people.ts";
import { requireSecondStepOfTeam } from "./second-step-policy.ts";
import { readTeam } from "./team.ts";

/** For whoever got an invitation; open to everybody, and therefore limited by address. */
export const publicTeamRoutes = new Hono<PublicEnv>()
  .post("/invitation", async (c) => {
    const { token } = await readBody(c, invitationTokenInput);
    await limitByAddress(c, "token");
    return c.json<InvitationReply>(await showInvitation(c.var.services, token));
  })
  .post("/accept-invitation", async (c) => {
    const input = await readBody(c, acceptInvitationInput);
    await limitByAddress(c, "token");
    const email = await acceptInvitation(c.var.services, input);
    const message = "Convite aceito! Entre com seu e-mail e sua senha.";
    return c.json<AcceptInvitationReply>({ message, email }, 201);
  });

export const ownNameRoutes = new Hono().put("/", requires("membership"), async (c) => {
  const { name } = await readBody(c, ownNameInput);
  await c.var.data.asWriter(() => c.var.renameSelf(name));
  return c.json({ message: "Nome salvo" });
});

export const teamRoutes = new Hono()
  .get("/", requires("manage-company"), async (c) => c.json<Team>(await readTeam(c.var.data)))
  .post("/invitations", requires("manage-company", { stepUp: "as dono" }), async (c) => {
    const input = await readBody(c, invitationInput);
    if (input.companyRole === "dono") c.var.requireProof();
    const invitation = await invite(c.var.data, input);
    c.var.noteMail();
    return c.json<Invitation>(invitation, 201);
  })
  .post("/invitations/:id/resend", requires("manage-company"), async (c) => {
    const invitation = await resendInvitation(c.var.data, pathId(c, INVITATION_NOT_FOUND));
    c.var.noteMail();
    return c.json<Invitation>(invitation);
  })
  // Not a POST: the answer to one is kept for a while, and this one opens an account.
  .put("/invitations/:id/link", requires("manage-company"), async (c) =>
    c.json<InvitationLink>({
      link: await c.var.data.asWriter(() => c.var.makeInvitationLink(pathId(c, INVITATION_NOT_FOUND))),
    }),
  )
  .delete("/invitations/:id", requires("manage-company"), async (c) => {
    await cancelInvitation(c.var.data, pathId(c, INVITATION_NOT_FOUND));
    return c.json({ message: "Convite cancelado" });
  })
  .put("/second-step", requires("manage-company", { stepUp: "always" }), async (c) => {
    const { isOn } = await readBody(c, secondStepPolicyInput);
    await requireSecondStepOfTeam(c.var.data, isOn);
    return c.json({ message: isOn ? "Segunda etapa exigida" : "Segunda etapa não é mais exigida" });
  })
  .delete("/:id/second-step", requires("manage-company", { stepUp: "always" }), async (c) => {
    await c.var.endSecondStepOf(pathId(c, PERSON_MISSING), PERSON_MISSING);
    return c.json({ message: "Segunda etapa encerrada" });
  })
  .patch("/:id", requires("manage-company", { stepUp: "as dono" }), async (c) => {
    const id = pathId(c, PERSON_MISSING);
    const { companyRole } = await readBody(c, companyRoleInput);
    if (companyRole === "dono") c.var.requireProof();
    return c.json<TeamPerson>(await changeRole(c.var.data, id, companyRole));
  })
  .delete("/:id", requires("manage-company"), async (c) => {
    await removePerson(c.var.data, pathId(c, PERSON_MISSING));
    return c.json({ message: "Acesso removido" });
  });
