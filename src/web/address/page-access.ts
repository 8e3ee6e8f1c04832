import type { Need } from "#shared/accounts/permissions.ts";
import type { RoutedPage } from "./paths.ts";

/** Who opens each page: anybody, a user of a company who has what it needs, or a system admin. */
export const pageAccess = {
  login: "anybody",
  register: "anybody",
  confirmCompany: "anybody",
  resetPassword: "anybody",
  changePassword: "anybody",
  invitation: "anybody",
  dashboard: "membership",
  stock: "membership",
  drinks: "membership",
  events: "membership",
  event: "membership",
  eventWithdrawal: "membership",
  eventReturn: "membership",
  purchases: "membership",
  pastPurchases: "membership",
  suppliers: "see-money",
  supplier: "see-money",
  clients: "see-personal-data",
  client: "membership",
  payments: "see-money",
  reports: "see-money",
  activity: "membership",
  company: "manage-company",
  adminDashboard: "system-admin",
  adminCompanies: "system-admin",
  adminUsers: "system-admin",
  adminActivity: "system-admin",
} as const satisfies Record<RoutedPage, "anybody" | Need | "system-admin">;
