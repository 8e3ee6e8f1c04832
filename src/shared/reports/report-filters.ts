import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventStatus } from "#shared/events/enumerations.ts";
import type { Period } from "./report-period.ts";

/** The statuses that reports can be filtered by, without accents. */
export const reportStatuses = ["confirmado", "planejamento", "orcamento", "finalizado"] as const;
type ReportStatus = (typeof reportStatuses)[number];

const matchingStatuses: Record<ReportStatus, readonly EventStatus[]> = {
  confirmado: ["confirmado"],
  planejamento: ["planejamento"],
  orcamento: ["orçamento"],
  finalizado: ["finalizado", "concluído"],
};

/** Revenue by the day of the event, or by the day on which it was received. */
export const reportViews = ["evento", "recebimento"] as const;
export type ReportView = (typeof reportViews)[number];

/** Empty types and statuses do not filter. */
export type ReportFilters = {
  view: ReportView;
  period: Period;
  from: string;
  to: string;
  type: string;
  status: string;
};

export const DEFAULT_FILTERS: ReportFilters = {
  view: "evento",
  period: "mes",
  from: "",
  to: "",
  type: "",
  status: "",
};

/** Matches type and status only; disabled events count too. */
export const matchesReport = (
  event: Pick<CateringEvent, "type" | "status">,
  { type, status }: Pick<ReportFilters, "type" | "status">,
): boolean =>
  (type === "" || event.type === type) &&
  (status === "" || (matchingStatuses[status as ReportStatus] ?? []).includes(event.status));
