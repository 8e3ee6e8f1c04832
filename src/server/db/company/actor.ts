import { type CompanyRole, can, type Permission } from "#shared/accounts/permissions.ts";
import type { ActingLink } from "#shared/activity/contract.ts";

/** Who acts for a company: a user in a role, or somebody without an account who came by a link. */
export type Actor =
  | { kind: "user"; userId: number; companyRole: CompanyRole }
  | { kind: "link"; link: ActingLink };

/** True if the actor may do or see this. Links have no permission: what they open is all that they are for. */
export const actorCan = (actor: Actor, permission: Permission): boolean =>
  actor.kind === "user" && can(actor.companyRole, permission);

/** The acting user, for what only users do. */
export function actingUser(actor: Actor): number {
  if (actor.kind !== "user") throw new TypeError(`A ${actor.link.of} link acts for no user`);
  return actor.userId;
}
