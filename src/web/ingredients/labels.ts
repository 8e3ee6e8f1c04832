import type { StockMovement } from "#shared/ingredients/contract.ts";
import { lossFacts, perLossKind } from "#shared/ingredients/loss-facts.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";

export const stockStatusLabels: Record<StockStatus, string> = {
  normal: "Normal",
  atencao: "Atenção",
  baixo: "Estoque Baixo",
  sem: "Sem Estoque",
};

export const movementLabels: Record<StockMovement["kind"], string> = {
  entrada: "Entrada",
  ajuste: "Ajuste",
  retirada: "Retirada",
  retorno: "Retorno",
  junção: "Junção",
  ...perLossKind((kind) => lossFacts[kind].label),
};
