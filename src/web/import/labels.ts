import type { RowKind } from "#shared/csv/import-row.ts";

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
