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

/** What the editor offers; an event that has another status keeps it until somebody chooses one of these. */
export const editableStatuses = ["planejamento", "orçamento", "confirmado"] as const;

/** What the list of events can be filtered by. */
export const listedStatuses = [...editableStatuses, "em andamento", "concluído", "cancelado"] as const;

/** An event in one of these holds what it plans to use; a quote holds nothing. */
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
