import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { openAmount } from "#shared/payments/charge-rules.ts";
import { proposeCharges } from "#shared/payments/charges/propose-charges.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import type { Call } from "./call.ts";
import type { DemoEvent } from "./demo-event-kinds.ts";

/** São Paulo is three hours behind Greenwich. */
const HOURS_BEHIND = 3 * 60 * 60 * 1000;

export const demoDay = (moment: Date): Day =>
  new Date(moment.getTime() - HOURS_BEHIND).toISOString().slice(0, 10);

const SETTINGS = {
  pixKeyKind: "email",
  pixKey: "pix@balcao.local",
  receiverName: "Coquetelaria do Porto",
  city: "São Paulo",
  useTxid: false,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 45,
};

export const setUpPix = (call: Call) => call("PUT", "/api/payment-settings", SETTINGS);

const USUAL_COSTS = [
  { name: "Van e combustível", category: "Transporte", amount: "300.00", per: "evento" },
  { name: "Bartender", category: "Bartender", amount: "250.00", per: "convidados", guests: 75 },
  { name: "Lanche da equipe", category: "Alimentação", amount: "25.00", per: "convidados", guests: 75 },
];

export const setUpUsualCosts = (call: Call) => call("PUT", "/api/usual-costs", USUAL_COSTS);

/** The price of an event, where the demo has one. */
export function demoPricing({ money }: DemoEvent): object | undefined {
  if (!money) return undefined;
  const { perGuest, minGuests, price, lines } = money;
  return perGuest
    ? { pricingMode: "por_convidado", pricePerGuest: perGuest, minGuests, lines }
    : { pricingMode: "fechado", price, lines };
}

/** Divides the price of an event into charges, where the demo has some. */
export async function chargeDemoEvent(
  call: Call,
  { id, date, price }: PricedEvent,
  { money }: DemoEvent,
  today: Day,
): Promise<void> {
  const { instalments, balanceDueDays = SETTINGS.balanceDueDays } = money ?? {};
  if (!money || instalments === undefined || price === null) return;
  const { depositPercent } = SETTINGS;
  const eventDay = demoDay(new Date(date));
  const charges = proposeCharges({
    price,
    depositPercent,
    instalments,
    balanceDueDays,
    eventDay,
    isAgreed: true,
    today: addDays(today, money.depositDueDays ?? 1),
  });
  await call("PUT", `/api/events/${id}/charges`, { charges });
}

/** Records what is open of the charges of a kind; nothing where the event has none. */
export async function receiveDemoCharges(
  call: Call,
  event: PricedEvent,
  kind: ChargeKind,
  paidOn: Day,
): Promise<void> {
  const all = await call<PricedEvent[]>("GET", "/api/events");
  const charges = all.find(({ id }) => id === event.id)?.charges ?? [];
  for (const charge of charges.filter((one) => one.kind === kind)) {
    const method = charge.id % 4 === 0 ? "transferencia" : "pix";
    const payment = { chargeId: charge.id, amount: openAmount(charge), paidOn, method };
    await call("POST", `/api/events/${event.id}/payments`, payment);
  }
}
