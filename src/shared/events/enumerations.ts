export const eventStatuses = [
  "planejamento",
  "orçamento",
  "confirmado",
  "em andamento",
  "concluído",
  "cancelado",
  "finalizado",
] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The statuses that the editor offers; an event with another one keeps it until one of these is chosen. */
export const editableStatuses = ["planejamento", "orçamento", "confirmado"] as const;

/** The statuses that the event list can always be filtered by. */
export const listedStatuses = [...editableStatuses, "em andamento", "concluído", "cancelado"] as const;

/** Events in these statuses reserve their planned stock; a quote reserves nothing. */
export const reservingStatuses = ["planejamento", "confirmado", "em andamento"] as const;

export const eventTypes = [
  "corporativo",
  "casamento",
  "aniversario",
  "formatura",
  "festa_infantil",
  "confraternizacao",
  "social",
  "outro",
] as const;
export type EventType = (typeof eventTypes)[number];

export const combos = ["Tropical Premium", "Tropical", "Classic Premium"] as const;
export type Combo = (typeof combos)[number];

export const fixedCostCategories = [
  "Transporte",
  "Alimentação",
  "Funcionários",
  "Bartender",
  "Chefe de Bar",
  "Equipamentos",
  "Outros",
] as const;
export type FixedCostCategory = (typeof fixedCostCategories)[number];
