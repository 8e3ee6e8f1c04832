import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { pathId } from "#server/http/path-id.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { createTeamLink, readTeamLink, revokeTeamLink } from "./team-link.ts";

export const teamLinkRoutes = new Hono()
  .get("/:id/team-link", requires("edit-records"), async (c) =>
    c.json<TeamLink | null>(await readTeamLink(c.var.data, pathId(c, EVENT_MISSING), c.var.publicUrl)),
  )
  .post("/:id/team-link", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    const { teamLink, isNew } = await createTeamLink(c.var.data, id, c.var.publicUrl);
    return c.json<TeamLink>(teamLink, isNew ? 201 : 200);
  })
  .delete("/:id/team-link", requires("edit-records"), async (c) => {
    await revokeTeamLink(c.var.data, pathId(c, EVENT_MISSING));
    return c.json({ message: "Link da equipe revogado" });
  });
