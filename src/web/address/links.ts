import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import type { Day } from "#shared/numbers/day.ts";
import { paths } from "./paths.ts";

/** The parameter that names the event to open over the list of events. */
export const EVENT_PARAMETER = "evento";

export const linkToEvent = (id: number) => `${paths.events}/${id}`;

/** Leads to where the stock of an event goes out. */
export const linkToWithdrawal = (id: number) => `${linkToEvent(id)}/baixa`;

/** Leads to the count of what an event brings back. */
export const linkToReturn = (id: number) => `${linkToEvent(id)}/retorno`;

/** The parameter of an event's page that opens its dialog at one of its parts, or its proposal. */
export const PART_PARAMETER = "parte";
export const eventParts = {
  dados: "details",
  drinks: "drinks",
  preco: "price",
  compras: "shopping",
  proposta: "proposal",
} as const;

/** Leads to an event with its dialog open at a part, or to a new version of its proposal. */
export const linkToEventPart = (id: number, part: keyof typeof eventParts) =>
  `${linkToEvent(id)}?${PART_PARAMETER}=${part}`;

/** The parameter that opens a new event over the list of events, on its day or none. */
export const NEW_PARAMETER = "novo";

/** The parameter that shows the events of a client; a new one begins with it. */
export const CLIENT_PARAMETER = "cliente";

export const linkToNewEvent = ({ day = "", clientId }: { day?: string; clientId?: number } = {}) =>
  `${paths.events}?${NEW_PARAMETER}=${day}${clientId ? `&${CLIENT_PARAMETER}=${clientId}` : ""}`;

/** The cards of the company's page that are linked to. */
export type CompanyPart = "equipe" | "recebimentos" | "propostas" | "pedidos";

export const linkToCompanyPart = (part: CompanyPart) => `${paths.company}#${part}`;

export const linkToClient = (id: number) => `${paths.clients}/${id}`;

export const linkToClientEvents = (id: number) => `${paths.events}?${CLIENT_PARAMETER}=${id}`;

/** The parameters that show the events as a month ("mes"), and which. */
export const VIEW_PARAMETER = "vista";
export const MONTH_PARAMETER = "mes";

/** The parameter that shows the disabled events, and its value. */
export const DISABLED_PARAMETER = "desabilitados";
export const YES = "sim";

export const linkToDisabledEvents = `${paths.events}?${DISABLED_PARAMETER}=${YES}`;

/** The parameter that shows the past events without a withdrawal. */
export const UNRECORDED_PARAMETER = "sem-baixa";

export const linkToUnrecordedEvents = `${paths.events}?${UNRECORDED_PARAMETER}=${YES}`;

/** The parameter that chooses which charges are shown. */
export const SHOWN_PARAMETER = "mostrar";

/** The parameters of the purchases: the days of their window, and what else counts. */
export const FROM_PARAMETER = "de";
export const TO_PARAMETER = "ate";
export const QUOTES_PARAMETER = "orcamentos";
export const MINIMUM_PARAMETER = "minimo";

/** The parameter that opens one of the past purchases, before the older ones. */
export const PURCHASE_PARAMETER = "compra";

export const linkToPurchase = (id: number) => `${paths.pastPurchases}?${PURCHASE_PARAMETER}=${id}`;

/** What has to be bought from today on for an event of this day. */
export const linkToPurchasesUntil = (day: Day, today: Day) => `${paths.purchases}?de=${today}&ate=${day}`;

export const linkToSupplier = (id: number) => `${paths.suppliers}/${id}`;

/** Leads to the stock, filtered by a status or a name. */
export const linkToStock = (filter: { status: StockStatus } | { busca: string }) =>
  `${paths.stock}?${new URLSearchParams(filter)}`;
