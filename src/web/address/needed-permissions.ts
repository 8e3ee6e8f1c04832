import type { Permission } from "#shared/accounts/permissions.ts";
import type { RoutedPage } from "./paths.ts";

/** What somebody must be permitted to open a page of their company; the others are open to the whole team. */
export const neededPermissions: Partial<Record<RoutedPage, Permission>> = {
  clients: "see-personal-data",
  payments: "see-money",
  reports: "see-money",
  suppliers: "see-money",
  supplier: "see-money",
  company: "manage-company",
};
