import type { Client } from "#shared/clients/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";
import type { Call } from "./call.ts";
import { demoClients } from "./demo-clients.ts";
import { demoComingEvents } from "./demo-coming-events.ts";
import { demoDrinks } from "./demo-drinks.ts";
import { demoEventInput } from "./demo-event-input.ts";
import { type DemoEvent, daysToWeekend } from "./demo-event-kinds.ts";
import { openDemoPage } from "./demo-inquiries.ts";
import { chargeDemoEvent, demoDay, receiveDemoCharges, setUpPix, setUpUsualCosts } from "./demo-money.ts";
import { demoTonight, ingredientIds, nightSteps } from "./demo-night.ts";
import { demoPastEvents } from "./demo-past-events.ts";
import { acceptDemoProposal, demoProposals, sendDemoProposal } from "./demo-proposals.ts";
import { shopFor, stockUp } from "./demo-purchases.ts";
import { demoIngredients } from "./demo-stock.ts";
import { demoSuppliers } from "./demo-suppliers.ts";
import { demoReturn } from "./demo-thirst.ts";

type Diary = {
  /** In the name of the owner; of who buys; of who loads the van. */
  call: Call;
  asManager: Call;
  asCrew: Call;
  /** Backdates everything that was just entered. */
  date: (moment: Date) => Promise<void>;
  now: Date;
};

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const OPENED = -410;
const LAST_COUNT = -2;
const SPOILED = -5;
const REMOVED_CLIENT = "João Pedro Teixeira";

type Step = { at: Date; act: () => Promise<unknown> };

/** Enters a year of a bar's life: bought, planned, taken out, brought back, counted; each on its day. */
export async function fillDemo({ call, asManager, asCrew, date, now }: Diary): Promise<void> {
  const day = (days: number, hour = 10) => {
    // São Paulo is three hours behind Greenwich.
    const moment = new Date(now.getTime() + days * DAY - 3 * HOUR);
    moment.setUTCHours(hour + 3, 0, 0, 0);
    return moment;
  };
  const weekday = new Date(now.getTime() - 3 * HOUR).getUTCDay();
  const on = ({ day: when, hour }: DemoEvent) =>
    day(typeof when === "number" ? when : daysToWeekend(when, weekday), hour);
  await openBar(call);
  await setUpPix(call);
  await setUpUsualCosts(call);
  await openDemoPage(call);
  await date(day(OPENED));
  const past = demoPastEvents.flatMap((event, index) =>
    pastEvent(event, on(event), {
      call,
      asManager,
      // The owner goes along to every third event.
      onSite: index % 3 === 1 ? call : asCrew,
    }),
  );
  // In the afternoon, or before that where it is still morning.
  const loaded = new Date(Math.min(day(0, 16).getTime(), now.getTime() - 2 * HOUR));
  const tonight = pastEvent(demoTonight, day(0, demoTonight.hour), {
    call,
    asManager,
    onSite: asCrew,
    night: { loaded, now },
  });
  const coming = demoComingEvents.map((event, index) => {
    const at = day(-index - 3, 15);
    return { at, act: () => planComing(call, event, on(event), at) };
  });
  const offers = demoProposals.flatMap((proposal): Step[] => {
    const { event, sent, accepted } = proposal;
    const send = { at: day(sent, 16), act: () => sendDemoProposal(call, proposal, demoDay(now)) };
    if (!accepted) return [send];
    const { name } = accepted;
    return [send, { at: day(accepted.day, 12), act: () => acceptDemoProposal(call, event, name) }];
  });
  const purchase = { at: day(LAST_COUNT, 9), act: () => stockUp(call, day(LAST_COUNT)) };
  const count = { at: day(LAST_COUNT), act: () => countStock(call) };
  const spoiled = { at: day(SPOILED, 9), act: () => throwAway(asCrew) };
  const steps: Step[] = [...past, ...tonight, ...coming, ...offers, purchase, count, spoiled].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  for (const { at, act } of steps) {
    await act();
    await date(at);
  }
  await removeClient(call);
  await lookAtMargins(call);
}

/** The owner has seen how prices changed since the events were planned. */
async function lookAtMargins(call: Call): Promise<void> {
  for (const { id, active } of await call<PricedEvent[]>("GET", "/api/events")) {
    if (active === "true") await call("PATCH", `/api/events/${id}/margin-seen`);
  }
}

async function planComing(call: Call, event: DemoEvent, held: Date, at: Date): Promise<void> {
  const made = await call<PricedEvent>("POST", "/api/events", await demoEventInput(call, event, held));
  await chargeDemoEvent(call, made, event, demoDay(at));
  if (event.money?.received === "sinal") await receiveDemoCharges(call, made, "sinal", demoDay(at));
}

/** Removes a client who has a past event, which keeps the name. */
async function removeClient(call: Call): Promise<void> {
  const clients = await call<Client[]>("GET", "/api/clients");
  const removed = clients.find(({ name }) => name === REMOVED_CLIENT);
  await call("DELETE", `/api/clients/${removed?.id}`);
}

async function openBar(call: Call): Promise<void> {
  const ids = new Map<string, number>();
  const sellers = new Map<string, number>();
  for (const { sells, ...supplier } of demoSuppliers) {
    const { id } = await call<Supplier>("POST", "/api/suppliers", supplier);
    for (const category of sells) sellers.set(category, id);
  }
  for (const { name, category, unit, unitWord, cost, minimum, pack, bought, yields } of demoIngredients) {
    const [yieldQuantity, yieldUnit] = yields ?? [];
    const [packName, packQuantity, packMultiple] = bought ?? [];
    const quantity = pack * 4;
    const values = {
      name,
      category,
      unit,
      unitWord,
      quantity,
      pricePerUnit: quantity * cost,
      minQuantity: minimum,
      packName,
      packQuantity,
      packMultiple,
      supplierId: sellers.get(category),
    };
    const made = await call<Ingredient>("POST", "/api/ingredients", { ...values, yieldQuantity, yieldUnit });
    ids.set(name, made.id);
  }
  for (const { name, description, recipe } of demoDrinks) {
    const ingredients = recipe.map(([item, quantity, unit]) => ({
      ingredientId: ids.get(item),
      quantity,
      unit,
    }));
    await call("POST", "/api/drinks", { name, description, ingredients });
  }
  for (const client of demoClients) await call("POST", "/api/clients", client);
}

/** Fruit that nobody used in time. */
async function throwAway(call: Call): Promise<void> {
  const id = (await ingredientIds(call))("Limão-taiti");
  const loss = { quantity: 25, kind: "perda", reason: "Estragou na câmara fria" };
  await call("POST", `/api/ingredients/${id}/losses`, loss);
}

/**
 * Steps of an event that has been loaded: planned three weeks before, shopped for two days before, taken out in the afternoon, back
 * before dawn, unless this is its night.
 */
function pastEvent(
  event: DemoEvent,
  at: Date,
  {
    call,
    asManager,
    onSite,
    night,
  }: Pick<Diary, "call" | "asManager"> & { onSite: Call; night?: { loaded: Date; now: Date } },
): Step[] {
  const isHeld = event.status !== "cancelado";
  let made: PricedEvent;
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const plan = async () => {
    const status = isHeld ? "confirmado" : "cancelado";
    made = await call("POST", "/api/events", { ...(await demoEventInput(call, event, at)), status });
    await chargeDemoEvent(call, made, event, demoDay(before(21 * DAY)));
  };
  const receive = (kind: ChargeKind, days: number): Step => ({
    at: before(days * DAY),
    act: () => receiveDemoCharges(call, made, kind, demoDay(before(days * DAY))),
  });
  const receipts = [
    ...(event.money?.received ? [receive("sinal", 20)] : []),
    ...(event.money?.received === "all" ? [receive("saldo", 7)] : []),
  ];
  const conclude = async () => {
    const present = async () => {
      const all = await call<PricedEvent[]>("GET", "/api/events");
      return all.find(({ id }) => id === made.id) as PricedEvent;
    };
    const back = demoReturn(await present(), demoPastEvents.indexOf(event));
    const idOf = await ingredientIds(call);
    const losses = (event.losses ?? []).map(({ item, ...loss }) => ({ ...loss, ingredientId: idOf(item) }));
    await onSite("POST", `/api/events/${made.id}/return-stock`, { ...back, losses });
    if (event.status !== "confirmado")
      await call("PUT", `/api/events/${made.id}`, { ...(await present()), status: event.status });
    if (event.isDisabled) await call("PATCH", `/api/events/${made.id}/disable`);
  };
  if (!isHeld || event.isForgotten) return [{ at: before(21 * DAY), act: plan }, ...receipts];
  return [
    { at: before(21 * DAY), act: plan },
    ...receipts,
    { at: before(2 * DAY), act: () => shopFor(asManager, made) },
    ...(night
      ? nightSteps({ ...night, event: () => made, call, onSite })
      : [{ at: before(4 * HOUR), act: () => onSite("POST", `/api/events/${made.id}/withdraw-stock`) }]),
    ...(night || event.isOut ? [] : [{ at: new Date(at.getTime() + 8 * HOUR), act: conclude }]),
  ];
}

/** Counts the stock, which finds unrecorded losses: some items are low, some are gone. */
async function countStock(call: Call): Promise<void> {
  const stock = await call<Ingredient[]>("GET", "/api/ingredients");
  const counts = demoIngredients.flatMap(({ name, counted }) => {
    const present = stock.find((one) => one.name === name);
    if (counted === undefined || !present) return [];
    return [{ ingredientId: present.id, quantity: counted, version: present.version }];
  });
  await call("POST", "/api/ingredients/count", { counts });
}
