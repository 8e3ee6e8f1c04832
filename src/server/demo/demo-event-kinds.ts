import type { Combo, EventStatus, EventType, FixedCostCategory } from "#shared/events/enumerations.ts";
import type { LossInput } from "#shared/ingredients/contract.ts";
import type { PriceLine } from "#shared/payments/contract.ts";

/** A Friday or Saturday: 0 of the next weekend, negative ones are over. */
export type Weekend = { week: number; on: "sex" | "sáb" };

export type DemoEvent = {
  name: string;
  /** Days from today, or a weekend. */
  day: number | Weekend;
  hour: number;
  /** Five hours if it does not say so. */
  durationMinutes?: number;
  type: EventType;
  combo: Combo;
  /** Final status; past events are confirmed until they are over. */
  status: EventStatus;
  guests: number;
  location: string;
  arrivalTime?: string;
  teamNotes?: string;
  clients: readonly string[];
  /** Drinks of each kind for every hundred guests. */
  drinks: readonly [name: string, forHundred: number][];
  /** Other items for every hundred guests, in their stock units. */
  supplies?: readonly [name: string, forHundred: number][];
  /** The price; without it reports estimate. */
  money?: {
    perGuest?: number;
    minGuests?: number;
    price?: number;
    lines?: readonly PriceLine[];
    /** Between sinal and saldo; undefined without charges. */
    instalments?: number;
    balanceDueDays?: number;
    /** From the day on which it was priced. */
    depositDueDays?: number;
    /** Charges that have been paid. */
    received?: "nothing" | "sinal" | "all";
  };
  isDisabled?: boolean;
  /** Lost at the event, in stock units. */
  losses?: readonly ({ item: string } & LossInput)[];
  /** Stock that has not come back yet. */
  isOut?: boolean;
  /** Nobody recorded what it took from the stock. */
  isForgotten?: boolean;
};

const classic: DemoEvent["drinks"] = [
  ["Caipirinha", 70],
  ["Gin Tônica", 60],
  ["Moscow Mule", 50],
  ["Limonada da Casa", 40],
];
export const tropical: DemoEvent["drinks"] = [
  ["Caipirinha", 60],
  ["Caipiroska", 40],
  ["Mojito", 50],
  ["Piña Tropical", 40],
  ["Maracujá Spritz", 40],
];
export const premium: DemoEvent["drinks"] = [
  ["Gin Tônica", 70],
  ["Aperol Spritz", 70],
  ["Moscow Mule", 60],
  ["Margarita", 30],
  ["Gin de Frutas Vermelhas", 40],
  ["Taça de Espumante", 80],
];

type DemoSupplies = NonNullable<DemoEvent["supplies"]>;
export const cups: DemoSupplies = [
  ["Copo descartável", 250],
  ["Canudo de papel", 120],
];
export const iceAndCups: DemoSupplies = [["Gelo em cubos", 60], ...cups];

/** Paid as agreed: half with the contract, half a week before. */
export const paid = (perGuest: number): DemoEvent["money"] => ({ perGuest, instalments: 0, received: "all" });

export const wedding = {
  type: "casamento",
  combo: "Tropical Premium",
  drinks: premium,
  hour: 20,
  money: paid(72),
} as const;
export const company = {
  type: "corporativo",
  combo: "Classic Premium",
  drinks: classic,
  hour: 19,
  durationMinutes: 180,
  money: paid(44),
} as const;
export const birthday = {
  type: "aniversario",
  combo: "Tropical",
  drinks: tropical,
  hour: 21,
  durationMinutes: 240,
  money: paid(48),
} as const;
export const graduation = {
  type: "formatura",
  combo: "Tropical Premium",
  drinks: tropical,
  hour: 22,
  money: paid(42),
} as const;
export const others = {
  combo: "Tropical",
  type: "social",
  drinks: classic,
  hour: 18,
  durationMinutes: 240,
  money: paid(46),
} as const;

/** Fixed costs of an event of so many guests. */
export function demoFixedCosts(
  guests: number,
): { name: string; value: number; category: FixedCostCategory }[] {
  const bartenders = Math.ceil(guests / 75);
  return [
    { name: "Van e combustível", value: 300, category: "Transporte" },
    { name: `Bartenders (${bartenders})`, value: bartenders * 250, category: "Bartender" },
    { name: "Lanche da equipe", value: bartenders * 25, category: "Alimentação" },
    ...(guests >= 120
      ? [{ name: "Aluguel de taças", value: guests * 0.6, category: "Equipamentos" as const }]
      : []),
    ...(guests >= 140 ? [{ name: "Chefe de bar", value: 300, category: "Chefe de Bar" as const }] : []),
  ];
}

const SATURDAY = 6;
/** A Saturday so many days ahead is still to be shopped for, and one so many days ago is put away. */
const DAYS_AHEAD = 2;
const DAYS_AGO = 6;

/** Days from a day of the week (0 is Sunday) to a Friday or Saturday. */
export function daysToWeekend({ week, on }: Weekend, today: number): number {
  const next = (SATURDAY - today) % 7;
  const first = next < DAYS_AHEAD ? next + 7 : next;
  const last = next - 7 > -DAYS_AGO ? next - 14 : next - 7;
  const saturday = week < 0 ? last + 7 * (week + 1) : first + 7 * week;
  return on === "sex" ? saturday - 1 : saturday;
}
