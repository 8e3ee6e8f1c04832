import { type Action, changes } from "./action.ts";
import type { CompanyAction } from "./contract.ts";

export type EventAction = Extract<CompanyAction, `event_${string}`>;

export const eventActionRules: Record<EventAction, Action> = {
  event_created: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Criou o evento ${subject}`,
  },
  event_changed: {
    thing: "event",
    needs: "membership",
    sentence: (activity) => `Alterou o evento ${activity.subject}${changes(activity)}`,
  },
  event_disabled: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Desabilitou o evento ${subject}`,
  },
  event_enabled: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Reativou o evento ${subject}`,
  },
  event_nothing_used: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Registrou que nada foi usado em ${subject}`,
  },
  event_nothing_used_undone: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Desfez que nada foi usado em ${subject}`,
  },
  event_counted_by_team: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Contou itens de ${subject}`,
  },
  event_counts_dismissed: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Dispensou contagens de ${subject}`,
  },
  event_team_link_created: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Criou o link da equipe de ${subject}`,
  },
  event_team_link_revoked: {
    thing: "event",
    needs: "membership",
    sentence: ({ subject }) => `Revogou o link da equipe de ${subject}`,
  },
  event_priced: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Definiu o preço de ${activity.subject}${changes(activity)}`,
  },
  event_back_to_accepted: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Voltou ${activity.subject} ao que foi aceito${changes(activity)}`,
  },
  event_charges_changed: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Alterou as cobranças de ${activity.subject}${changes(activity)}`,
  },
  event_payment_recorded: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Registrou um recebimento de ${activity.subject}${changes(activity)}`,
  },
  event_payment_reversed: {
    thing: "event",
    needs: "see-money",
    sentence: (activity) => `Estornou um recebimento de ${activity.subject}${changes(activity)}`,
  },
};
