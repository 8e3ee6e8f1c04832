import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import type { EventCountInput } from "#shared/night/counts/contract.ts";
import { perLossField } from "#shared/night/counts/loss-fields.ts";
import { proposedWithdrawal } from "#shared/night/proposed-withdrawal.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import type { Call } from "./call.ts";
import { cups, type DemoEvent, others, paid } from "./demo-event-kinds.ts";

/** The event of this evening. */
export const demoTonight: DemoEvent = {
  ...others,
  name: "Bodas de prata Helena e Caio",
  day: 0,
  hour: 20,
  type: "social",
  drinks: [
    ["Caipirinha", 60],
    ["Caipiroska", 40],
    ["Gin Tônica", 60],
    ["Aperol Spritz", 50],
    ["Taça de Espumante", 60],
  ],
  status: "confirmado",
  money: paid(52),
  guests: 80,
  supplies: cups,
  location: "Espaço Jatobá, Cotia",
  arrivalTime: "16:30",
  teamNotes: "Estacionar a van no pátio. Gelo chega às 17:00.",
  clients: ["Beatriz Lima"],
};

const MINUTE = 60 * 1000;

/** Taken with "Levar mais", after the withdrawal. */
const MORE: readonly [name: string, quantity: number][] = [["Gin London Dry", 1.5]];

type Counted = Partial<Pick<EventCountInput, "closed" | "openTenths" | "broken">>;

const COUNTED_BY_CREW: readonly [name: string, counted: Counted][] = [
  ["Cachaça prata", { closed: 1, openTenths: [6] }],
  ["Gin London Dry", { closed: 2, openTenths: [3, 8] }],
  ["Vodka", { closed: 1 }],
];
const COUNTED_BY_LINK: readonly [name: string, counted: Counted][] = [
  ["Aperol", { closed: 1, openTenths: [5] }],
  ["Espumante brut", { closed: 9, broken: 1 }],
  ["Água tônica", { closed: 9 }],
];
/** Somebody of the team without an account. */
const COUNTER = "Duda";

type Night = { event: () => PricedEvent; call: Call; onSite: Call; loaded: Date; now: Date };

/** Steps of an event that is out at this moment: loaded, more taken along, and the first bottles counted. */
export function nightSteps({ event, call, onSite, loaded, now }: Night) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  let token = "";
  const path = (rest: string) => `/api/events/${event().id}/${rest}`;
  const share = async () => {
    const { link } = await call<TeamLink>("POST", path("team-link"));
    token = link.split("/").at(-1) ?? "";
  };
  const count = (to: () => string, counts: typeof COUNTED_BY_CREW, first: number, at: Date, name?: string) =>
    sendCounts(onSite, to(), counts.map(toEntry(first, at)), name);
  return [
    { at: loaded, act: () => takePacks(onSite, event()) },
    { at: new Date(loaded.getTime() + 20 * MINUTE), act: () => takeMore(onSite, path("take-more")) },
    { at: new Date(loaded.getTime() + 30 * MINUTE), act: share },
    { at: ago(25), act: () => count(() => path("counts"), COUNTED_BY_CREW, 1, ago(25)) },
    { at: ago(15), act: () => count(() => `/t/${token}/counts`, COUNTED_BY_LINK, 11, ago(15), COUNTER) },
  ];
}

/** Withdraws what the page proposes, whole bottles; of sacks and boxes only what is planned. */
async function takePacks(call: Call, event: PricedEvent): Promise<void> {
  const stock = byId(await call<Ingredient[]>("GET", "/api/ingredients"));
  const items = [...plannedStock(event, stock)].map(([ingredientId, { amount }]) => {
    const ingredient = stock.get(ingredientId) as Ingredient;
    const planned = stockToTake(amount);
    const isBottle = carriedPack(ingredient).packName === "garrafa";
    return { ingredientId, quantity: isBottle ? proposedWithdrawal(planned, ingredient) : planned };
  });
  await call("POST", `/api/events/${event.id}/withdraw-stock`, { items });
}

async function takeMore(call: Call, path: string): Promise<void> {
  const idOf = await ingredientIds(call);
  await call("POST", path, {
    items: MORE.map(([name, quantity]) => ({ ingredientId: idOf(name), quantity })),
  });
}

type Entry = Omit<EventCountInput, "ingredientId"> & { item: string };

const toEntry =
  (first: number, at: Date) =>
  ([item, counted]: readonly [string, Counted], place: number): Entry => ({
    id: `00000000-0000-4000-8000-${String(first + place).padStart(12, "0")}`,
    item,
    closed: 0,
    openTenths: [],
    ...perLossField(() => 0),
    at: at.toISOString(),
    ...counted,
  });

async function sendCounts(call: Call, path: string, entries: Entry[], name?: string): Promise<void> {
  const idOf = await ingredientIds(call);
  for (const { item, ...entry } of entries) {
    await call("POST", path, { ...entry, ingredientId: idOf(item), name });
  }
}

export async function ingredientIds(call: Call): Promise<(name: string) => number> {
  const stock = await call<Ingredient[]>("GET", "/api/ingredients");
  return (name) => {
    const found = stock.find((one) => one.name === name);
    if (!found) throw new Error(`The demo has no ${name}`);
    return found.id;
  };
}
