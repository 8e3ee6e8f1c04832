import { formatCount } from "#shared/numbers/format.ts";
import type { Activity } from "./contract.ts";

type Described = Pick<Activity, "action" | "subject" | "count">;

const sentences: Record<Activity["action"], (activity: Described) => string> = {
  login: () => "Entrou no sistema",
  login_refused: () => "Tentou entrar, mas o acesso está bloqueado",
  logout: () => "Saiu do sistema",
  password_changed: () => "Alterou a senha",
  password_reset: () => "Redefiniu a senha pelo link do e-mail",
  company_confirmed: () => "Confirmou o cadastro da empresa",
  user_blocked: ({ subject }) => `Bloqueou o usuário ${subject}`,
  user_unblocked: ({ subject }) => `Desbloqueou o usuário ${subject}`,
  client_deleted: ({ subject }) => `Removeu o ${subject}`,
  client_name_deleted: ({ subject }) => `Excluiu definitivamente o ${subject}`,
  drink_deleted: ({ subject }) => `Removeu o drink ${subject}`,
  event_disabled: ({ subject }) => `Desabilitou o evento ${subject}`,
  event_enabled: ({ subject }) => `Reativou o evento ${subject}`,
  event_nothing_used: ({ subject }) => `Registrou que nada foi usado em ${subject}`,
  event_nothing_used_undone: ({ subject }) => `Desfez que nada foi usado em ${subject}`,
  ingredient_archived: ({ subject }) => `Arquivou ${subject}`,
  ingredient_unarchived: ({ subject }) => `Reativou ${subject}`,
  data_exported: () => "Baixou os dados da empresa",
  entrada: (activity) => `Registrou entrada de ${items(activity)}`,
  estorno: (activity) => `Estornou uma entrada de ${items(activity)}`,
  ajuste: (activity) => `Ajustou o estoque de ${items(activity)}`,
  retirada: ({ subject, count }) => `Deu baixa no estoque de ${subject} (${ingredients(count)})`,
  retorno: ({ subject, count }) =>
    count === 0
      ? `Registrou que nada voltou de ${subject}`
      : `Registrou o retorno de ${subject} (${ingredients(count)})`,
};

const ingredients = (count: number) => formatCount(count, "ingrediente", "ingredientes");

const items = ({ subject, count }: Described) => (count === 1 ? String(subject) : ingredients(count));

/** Describes an activity in a sentence whose subject is the acting user. */
export const describeActivity = (activity: Described): string => sentences[activity.action](activity);
