import { formatCount } from "#shared/numbers/format.ts";
import { type Action, changes, type Described } from "./action.ts";
import type { CompanyAction } from "./contract.ts";
import type { EventAction } from "./event-actions.ts";

export const companyActionRules: Record<Exclude<CompanyAction, EventAction>, Action> = {
  client_created: {
    thing: "client",
    needs: "membership",
    sentence: ({ subject }) => `Cadastrou o ${client(subject)}`,
  },
  client_changed: {
    thing: "client",
    needs: "membership",
    sentence: (activity) => `Alterou o ${client(activity.subject)}${changes(activity)}`,
  },
  client_deleted: {
    thing: "client",
    needs: "membership",
    sentence: ({ subject }) => `Removeu o ${client(subject)}`,
  },
  client_restored: {
    thing: "client",
    needs: "membership",
    sentence: ({ subject }) => `Restaurou o ${client(subject)}`,
  },
  client_name_deleted: {
    thing: "client",
    needs: "membership",
    sentence: ({ subject }) => `Excluiu definitivamente o ${subject}`,
  },
  drink_created: {
    thing: "drink",
    needs: "membership",
    sentence: ({ subject }) => `Criou o drink ${subject}`,
  },
  drink_changed: {
    thing: "drink",
    needs: "membership",
    sentence: (activity) => `Alterou o drink ${activity.subject}${changes(activity)}`,
  },
  drink_deleted: {
    thing: "drink",
    needs: "membership",
    sentence: ({ subject }) => `Removeu o drink ${subject}`,
  },
  payment_settings_changed: {
    thing: "account",
    needs: "see-money",
    sentence: (activity) => `Alterou os dados de recebimento${changes(activity)}`,
  },
  usual_costs_changed: {
    thing: "account",
    needs: "see-money",
    sentence: () => "Alterou os custos habituais",
  },
  proposal_sent: {
    thing: "event",
    needs: "see-money",
    sentence: ({ subject }) => `Enviou a proposta de ${subject}`,
  },
  proposal_accepted: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Registrou o aceite da proposta de ${activity.subject}${changes(activity)}`,
  },
  proposal_accepted_by_client: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) =>
      `${isByLink(activity) ? "Aceitou a" : "Recebeu o aceite do cliente para a"} proposta de ${activity.subject}${changes(activity)}`,
  },
  proposal_refused_by_client: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) =>
      `${isByLink(activity) ? "Recusou a" : "Recebeu a recusa do cliente para a"} proposta de ${activity.subject}`,
  },
  proposal_revoked: {
    thing: "event",
    needs: "see-money",
    sentence: ({ subject }) => `Revogou o link da proposta de ${subject}`,
  },
  proposal_settings_changed: {
    thing: "account",
    needs: "see-money",
    sentence: (activity) => `Alterou os dados das propostas${changes(activity)}`,
  },
  company_logo_changed: {
    thing: "account",
    needs: "membership",
    sentence: () => "Alterou o logotipo da empresa",
  },
  inquiry_received: {
    thing: "inquiry",
    needs: "edit-records",
    sentence: () => "Enviou um pedido de orçamento",
  },
  inquiry_noted: {
    thing: "inquiry",
    needs: "edit-records",
    sentence: ({ subject }) => `Anotou o ${inquiry(subject)}`,
  },
  inquiry_discarded: {
    thing: "inquiry",
    needs: "edit-records",
    sentence: ({ subject }) => `Descartou o ${inquiry(subject)}`,
  },
  inquiry_reopened: {
    thing: "inquiry",
    needs: "edit-records",
    sentence: ({ subject }) => `Reabriu o ${inquiry(subject)}`,
  },
  inquiry_settings_changed: {
    thing: "account",
    needs: "edit-records",
    sentence: (activity) => `Alterou a página de pedidos${changes(activity)}`,
  },
  supplier_created: {
    thing: "supplier",
    needs: "membership",
    sentence: ({ subject }) => `Cadastrou o fornecedor ${subject}`,
  },
  supplier_changed: {
    thing: "supplier",
    needs: "membership",
    sentence: (activity) => `Alterou o fornecedor ${activity.subject}${changes(activity)}`,
  },
  supplier_deleted: {
    thing: "supplier",
    needs: "membership",
    sentence: ({ subject }) => `Removeu o fornecedor ${subject}`,
  },
  ingredient_created: {
    thing: "ingredient",
    needs: "membership",
    sentence: ({ subject }) => `Cadastrou o ingrediente ${subject}`,
  },
  ingredient_changed: {
    thing: "ingredient",
    needs: "membership",
    sentence: (activity) => `Alterou ${activity.subject}${changes(activity)}`,
  },
  stock_imported: {
    thing: "ingredient",
    needs: "membership",
    sentence: (activity) => `Importou o estoque: ${imported(activity)}`,
  },
  drinks_imported: {
    thing: "drink",
    needs: "membership",
    sentence: (activity) => `Importou drinks: ${imported(activity)}`,
  },
  clients_imported: {
    thing: "client",
    needs: "membership",
    sentence: (activity) => `Importou clientes: ${imported(activity)}`,
  },
  ingredient_archived: {
    thing: "ingredient",
    needs: "membership",
    sentence: ({ subject }) => `Arquivou ${subject}`,
  },
  ingredient_unarchived: {
    thing: "ingredient",
    needs: "membership",
    sentence: ({ subject }) => `Reativou ${subject}`,
  },
  ingredient_merged: {
    thing: "ingredient",
    needs: "membership",
    sentence: ({ subject, details }) => `Juntou ${subject} em ${details?.into}`,
  },
  ingredient_unmerged: {
    thing: "ingredient",
    needs: "membership",
    sentence: ({ subject, details }) => `Desfez a junção de ${subject} em ${details?.into}`,
  },
  calendar_link_created: {
    thing: "account",
    needs: "membership",
    sentence: () => "Criou o próprio link da agenda",
  },
  calendar_link_revoked: {
    thing: "account",
    needs: "membership",
    sentence: () => "Revogou o próprio link da agenda",
  },
  data_exported: { thing: "account", needs: "membership", sentence: () => "Baixou os dados da empresa" },
};

/** Older entries name the user who had sent the link. */
const isByLink = ({ details }: Described) => details?.link !== undefined;

/** A removed client says by itself that it is one. */
const client = (subject: string | null) =>
  subject?.startsWith("Cliente ID ") ? subject : `cliente ${subject}`;

/** Of a request whose client was deleted for good only the id is left. */
const inquiry = (subject: string | null) =>
  subject && /\D/.test(subject) ? `pedido de ${subject}` : "pedido";

const imported = ({ details }: Described) =>
  `${formatCount(details?.created ?? 0, "novo", "novos")}, ${formatCount(details?.changed ?? 0, "alterado", "alterados")}`;
