import { expect, test } from "vitest";
import { permissions } from "#shared/accounts/permissions.ts";
import { type Actor, actingUser, actorCan } from "./actor.ts";

const links: Actor[] = [
  { kind: "link", link: { of: "proposal", proposalId: 1 } },
  { kind: "link", link: { of: "team" } },
];

test.each(links)("$link.of has no permission, and writes nothing as a user", (actor) => {
  expect(permissions.filter((permission) => actorCan(actor, permission))).toEqual([]);
  expect(() => actingUser(actor)).toThrow("acts for no user");
});

test("a user has the permissions of the role", () => {
  const actor: Actor = { kind: "user", userId: 7, companyRole: "equipe" };
  expect(permissions.filter((permission) => actorCan(actor, permission))).toEqual(["move-stock"]);
  expect(actingUser(actor)).toBe(7);
});
