/** Roles within a company; a system admin has none. */
export const companyRoles = ["dono", "gestor", "equipe"] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const companyRoleLabels: Record<CompanyRole, string> = {
  dono: "Dono",
  gestor: "Gestor",
  equipe: "Equipe",
};

/**
 * - `see-money`: prices, costs, margins and reports.
 * - `edit-records`: stock, drinks, clients, events, purchases.
 * - `move-stock`: withdraw, return and count.
 * - `see-personal-data`: what a client entered besides the name.
 * - `manage-company`: team, company data, export.
 */
export const permissions = [
  "see-money",
  "edit-records",
  "move-stock",
  "see-personal-data",
  "manage-company",
] as const;
export type Permission = (typeof permissions)[number];

/** What something asks of a user of a company; of "membership" every role has enough. */
export type Need = Permission | "membership";

/** The permissions of each role; only tests change them. */
export const granted: Record<CompanyRole, readonly Permission[]> = {
  dono: permissions,
  gestor: ["see-money", "edit-records", "move-stock", "see-personal-data"],
  equipe: ["move-stock"],
};

/** The one answer to who may do what, for server and page alike. */
export const can = (companyRole: CompanyRole | null, permission: Permission): boolean =>
  companyRole !== null && granted[companyRole].includes(permission);

export const rolesWith = (permission: Permission): CompanyRole[] =>
  companyRoles.filter((role) => can(role, permission));

/** Whether a user of a company has what something asks for. */
export const hasEnough = (companyRole: CompanyRole | null, need: Need): boolean =>
  need === "membership" || can(companyRole, need);

export const NOT_PERMITTED = "Sua função não permite esta ação";
