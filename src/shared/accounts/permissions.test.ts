import { expect, test } from "vitest";
import { type CompanyRole, can, type Permission, permissions } from "./permissions.ts";

test.each<[CompanyRole | null, Permission[]]>([
  ["dono", ["see-money", "edit-records", "move-stock", "see-personal-data", "manage-company"]],
  ["gestor", ["see-money", "edit-records", "move-stock", "see-personal-data"]],
  ["equipe", ["move-stock"]],
  [null, []],
])("%s may: %j", (role, allowed) => {
  expect(permissions.filter((permission) => can(role, permission))).toEqual(allowed);
});
