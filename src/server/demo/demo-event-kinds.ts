import type { Combo, EventStatus, EventType, FixedCostCategory } from "#shared/events/enumerations.ts";

export type DemoEvent = {
  name: string;
  /** Days from today; negative ones are over. */
  day: number;
  hour: number;
  type: EventType;
  combo: Combo;
  /** Past events are confirmed until they are over; this is what they are in the end. */
  status: EventStatus;
  guests: number;
  location: string;
  clients: readonly string[];
  /** So many drinks of each kind for every hundred guests. */
  drinks: readonly [name: string, forHundred: number][];
  isDisabled?: boolean;
  /** Its stock has not come back yet. */
  isOut?: boolean;
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

export const wedding = { type: "casamento", combo: "Tropical Premium", drinks: premium, hour: 20 } as const;
export const company = { type: "corporativo", combo: "Classic Premium", drinks: classic, hour: 19 } as const;
export const birthday = { type: "aniversario", combo: "Tropical", drinks: tropical, hour: 21 } as const;
export const graduation = {
  type: "formatura",
  combo: "Tropical Premium",
  drinks: tropical,
  hour: 22,
} as const;
export const others = { combo: "Tropical", drinks: classic, hour: 18 } as const;

/** What an event of so many guests costs besides its drinks. */
export const demoFixedCosts = (
  guests: number,
): { name: string; value: number; category: FixedCostCategory }[] => [
  { name: "Van e combustível", value: 180 + guests, category: "Transporte" },
  {
    name: `Bartenders (${Math.ceil(guests / 50)})`,
    value: Math.ceil(guests / 50) * 220,
    category: "Bartender",
  },
  { name: "Refeição da equipe", value: Math.ceil(guests / 50) * 45, category: "Alimentação" },
  ...(guests >= 100
    ? [
        { name: "Chefe de bar", value: 350, category: "Chefe de Bar" as const },
        { name: "Aluguel de balcão e taças", value: guests * 2.4, category: "Equipamentos" as const },
      ]
    : []),
];
