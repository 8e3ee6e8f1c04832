import type { ChargeFilter, ChargeGroup } from "#shared/payments/charges/charge-filters.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";

export const chargeFilterLabels: Record<ChargeFilter, string> = {
  vencidos: "Vencidos",
  "7-dias": "7 dias",
  "30-dias": "30 dias",
  pagos: "Pagos",
  todos: "Todos",
};

export const chargeGroupLabels: Record<ChargeGroup, string> = {
  overdue: "Vencidos",
  week: "Em até 7 dias",
  month: "Em até 30 dias",
  later: "Mais adiante",
  paid: "Pagos",
  dropped: "De eventos cancelados ou desabilitados",
  quoted: "Se fechar",
};

/** What a filter says when it finds nothing. */
export const noneFoundLabels: Record<ChargeFilter, string> = {
  vencidos: "Nada vencido",
  "7-dias": "Nada a receber em 7 dias",
  "30-dias": "Nada a receber em 30 dias",
  pagos: "Nada pago ainda",
  todos: "Nenhuma cobrança ainda",
};

/** "Sinal · Casamento da Ana" */
export const chargeLabel = ({ kind, eventName }: Pick<ListedCharge, "kind" | "eventName">): string =>
  `${chargeKindLabels[kind]} · ${eventName}`;
