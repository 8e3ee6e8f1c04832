export const eventStatuses = [
  "planejamento",
  "orçamento",
  "confirmado",
  "em andamento",
  "concluído",
  "cancelado",
  "finalizado",
] as const;

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

export const combos = ["Tropical Premium", "Tropical", "Classic Premium"] as const;

export const fixedCostCategories = [
  "Transporte",
  "Alimentação",
  "Funcionários",
  "Bartender",
  "Chefe de Bar",
  "Equipamentos",
  "Outros",
] as const;
