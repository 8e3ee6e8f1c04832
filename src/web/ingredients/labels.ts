import type { StockMovement } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import type { RowKind } from "#web/ingredients/import/import-plan.ts";

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
};

export const rowKindLabels: Record<RowKind, string> = {
  new: "Novo",
  changed: "Alterado",
  same: "Sem mudança",
  wrong: "Com erro",
};

export const rowKindPlurals: Record<RowKind, string> = {
  new: "Novos",
  changed: "Alterados",
  same: "Sem mudança",
  wrong: "Com erro",
};
