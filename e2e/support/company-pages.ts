import type { pageAccess } from "#web/address/page-access.ts";
import { paths } from "#web/address/paths.ts";

type Access = typeof pageAccess;
type CompanyPage = {
  [Page in keyof typeof paths]: Access[Page] extends "anybody" | "system-admin" ? never : Page;
}[keyof typeof paths];

const titles = {
  dashboard: "Dashboard",
  stock: "Estoque",
  drinks: "Drinks",
  events: "Eventos",
  purchases: "Compras",
  pastPurchases: "Compras anteriores",
  suppliers: "Fornecedores",
  clients: "Clientes",
  payments: "Recebimentos",
  reports: "Relatórios",
  company: "Empresa",
  account: "Minha conta",
  activity: "Atividade",
} as const satisfies Record<CompanyPage, string>;

/** Every page of a company but those of one record, with its title. */
export const COMPANY_PAGES = (Object.keys(titles) as CompanyPage[]).map(
  (page) => [paths[page], titles[page]] as const,
);
