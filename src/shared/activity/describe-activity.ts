import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { changesText } from "./change-text.ts";
import type { Activity } from "./contract.ts";

type Described = Pick<Activity, "action" | "subject" | "count"> &
  Partial<Pick<Activity, "details" | "stock" | "reason">>;

const sentences: Record<Activity["action"], (activity: Described) => string> = {
  login: () => "Entrou no sistema",
  login_refused: () => "Tentou entrar, mas o acesso está bloqueado",
  logout: () => "Saiu do sistema",
  password_changed: () => "Alterou a senha",
  password_reset: () => "Redefiniu a senha pelo link do e-mail",
  company_confirmed: () => "Confirmou o cadastro da empresa",
  user_blocked: ({ subject }) => `Bloqueou o usuário ${subject}`,
  user_unblocked: ({ subject }) => `Desbloqueou o usuário ${subject}`,
  user_invited: (activity) => `Convidou uma pessoa${asRole(activity)}`,
  invitation_cancelled: () => "Cancelou um convite",
  invitation_accepted: (activity) => `Aceitou o convite${asRole(activity)}`,
  company_role_changed: (activity) => `Alterou a função de ${activity.subject}${changes(activity)}`,
  user_removed: ({ subject }) => `Removeu o acesso de ${subject}`,
  company_changed: (activity) => `Alterou os dados da empresa${changes(activity)}`,
  client_created: ({ subject }) => `Cadastrou o ${client(subject)}`,
  client_changed: (activity) => `Alterou o ${client(activity.subject)}${changes(activity)}`,
  client_deleted: ({ subject }) => `Removeu o ${subject}`,
  client_name_deleted: ({ subject }) => `Excluiu definitivamente o ${subject}`,
  drink_created: ({ subject }) => `Criou o drink ${subject}`,
  drink_changed: (activity) => `Alterou o drink ${activity.subject}${changes(activity)}`,
  drink_deleted: ({ subject }) => `Removeu o drink ${subject}`,
  event_created: ({ subject }) => `Criou o evento ${subject}`,
  event_changed: (activity) => `Alterou o evento ${activity.subject}${changes(activity)}`,
  event_disabled: ({ subject }) => `Desabilitou o evento ${subject}`,
  event_enabled: ({ subject }) => `Reativou o evento ${subject}`,
  event_nothing_used: ({ subject }) => `Registrou que nada foi usado em ${subject}`,
  event_nothing_used_undone: ({ subject }) => `Desfez que nada foi usado em ${subject}`,
  event_counts_dismissed: ({ subject }) => `Dispensou contagens de ${subject}`,
  event_team_link_created: ({ subject }) => `Criou o link da equipe de ${subject}`,
  event_team_link_revoked: ({ subject }) => `Revogou o link da equipe de ${subject}`,
  event_priced: (activity) => `Definiu o preço de ${activity.subject}${changes(activity)}`,
  event_charges_changed: (activity) => `Alterou as cobranças de ${activity.subject}${changes(activity)}`,
  event_payment_recorded: (activity) => `Registrou um recebimento de ${activity.subject}${changes(activity)}`,
  event_payment_reversed: (activity) => `Estornou um recebimento de ${activity.subject}${changes(activity)}`,
  payment_settings_changed: (activity) => `Alterou os dados de recebimento${changes(activity)}`,
  proposal_sent: ({ subject }) => `Enviou a proposta de ${subject}`,
  proposal_accepted: (activity) =>
    `Registrou o aceite da proposta de ${activity.subject}${changes(activity)}`,
  proposal_accepted_by_client: (activity) =>
    `Recebeu o aceite do cliente para a proposta de ${activity.subject}${changes(activity)}`,
  proposal_refused_by_client: ({ subject }) => `Recebeu a recusa do cliente para a proposta de ${subject}`,
  proposal_revoked: ({ subject }) => `Revogou o link da proposta de ${subject}`,
  proposal_settings_changed: (activity) => `Alterou os dados das propostas${changes(activity)}`,
  company_logo_changed: () => "Alterou o logotipo da empresa",
  supplier_created: ({ subject }) => `Cadastrou o fornecedor ${subject}`,
  supplier_changed: (activity) => `Alterou o fornecedor ${activity.subject}${changes(activity)}`,
  supplier_deleted: ({ subject }) => `Removeu o fornecedor ${subject}`,
  ingredient_created: ({ subject }) => `Cadastrou o ingrediente ${subject}`,
  ingredient_changed: (activity) => `Alterou ${activity.subject}${changes(activity)}`,
  stock_imported: (activity) => `Importou o estoque: ${imported(activity)}`,
  drinks_imported: (activity) => `Importou drinks: ${imported(activity)}`,
  clients_imported: (activity) => `Importou clientes: ${imported(activity)}`,
  ingredient_archived: ({ subject }) => `Arquivou ${subject}`,
  ingredient_unarchived: ({ subject }) => `Reativou ${subject}`,
  data_exported: () => "Baixou os dados da empresa",
  entrada: (activity) => `Registrou entrada de ${items(activity)}${stock(activity)}`,
  estorno: (activity) => `Estornou uma entrada de ${items(activity)}${stock(activity)}`,
  perda_estornada: (activity) => `Estornou uma perda de ${items(activity)}${stock(activity)}`,
  ajuste: (activity) => `Ajustou o estoque de ${items(activity)}${stock(activity)}`,
  retirada: ({ subject, count }) => `Deu baixa no estoque de ${subject} (${ingredients(count)})`,
  retirada_a_mais: ({ subject, count }) => `Levou mais do estoque para ${subject} (${ingredients(count)})`,
  retorno: ({ subject, count }) =>
    count === 0
      ? `Registrou que nada voltou de ${subject}`
      : `Registrou o retorno de ${subject} (${ingredients(count)})`,
  perda: (activity) => `Registrou perda ${lost(activity)}`,
  quebra: (activity) => `Registrou quebra ${lost(activity)}`,
  baixa_desfeita: ({ subject, count }) => `Desfez a baixa no estoque de ${subject} (${ingredients(count)})`,
  retirada_a_mais_desfeita: ({ subject, count }) =>
    `Desfez o que levou a mais para ${subject} (${ingredients(count)})`,
  retorno_desfeito: ({ subject }) => `Desfez o retorno de ${subject}`,
};

/** A removed client says by itself that it is one. */
const asRole = ({ details }: Described) =>
  details?.companyRole ? `, na função ${companyRoleLabels[details.companyRole]}` : "";

const client = (subject: string | null) =>
  subject?.startsWith("Cliente ID ") ? subject : `cliente ${subject}`;

const ingredients = (count: number) => formatCount(count, "ingrediente", "ingredientes");

const items = ({ subject, count }: Described) => (count === 1 ? String(subject) : ingredients(count));

const imported = ({ details }: Described) =>
  `${formatCount(details?.created ?? 0, "novo", "novos")}, ${formatCount(details?.changed ?? 0, "alterado", "alterados")}`;

const changes = ({ details }: Described) =>
  details?.changes?.length ? `: ${changesText(details.changes)}` : "";

/** ": 12 → 10 L" */
const stock = ({ stock: moved }: Described) =>
  moved ? `: ${formatNumber(moved.from)} → ${amountText(moved.to, moved.unit)}` : "";

/** What was lost of the stock itself, or at an event. */
const lost = (activity: Described) => {
  const { subject, count, reason, stock: moved } = activity;
  const what = moved ? `de ${subject}${stock(activity)}` : `em ${subject} (${ingredients(count)})`;
  return reason ? `${what}. Motivo: ${reason}` : what;
};

/** Describes an activity in a sentence whose subject is the acting user. */
export const describeActivity = (activity: Described): string => sentences[activity.action](activity);
