import type { CateringEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { openAmount } from "#shared/payments/charge-rules.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { proposeCharges } from "#shared/payments/propose-charges.ts";
import type { DemoEvent } from "./demo-event-kinds.ts";
import type { Call } from "./fill-demo.ts";

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

/** Agrees on the price of an event and divides it, where the demo has one. */
export async function priceDemoEvent(
  call: Call,
  { id, date }: CateringEvent,
  { money }: DemoEvent,
  today: Day,
): Promise<void> {
  if (!money) return;
  const { perGuest, minGuests, price, instalments, balanceDueDays = SETTINGS.balanceDueDays } = money;
  const terms = perGuest
    ? { pricingMode: "por_convidado", pricePerGuest: perGuest, minGuests }
    : { pricingMode: "fechado", price };
  const priced = await call<CateringEvent>("PUT", `/api/events/${id}/price`, terms);
  if (instalments === undefined || priced.price === null) return;
  const { depositPercent } = SETTINGS;
  const eventDay = demoDay(new Date(date));
  const charges = proposeCharges({
    price: priced.price,
    depositPercent,
    instalments,
    balanceDueDays,
    eventDay,
    today: addDays(today, money.depositDueDays ?? 1),
  });
  await call("PUT", `/api/events/${id}/charges`, { charges });
}

/** Records what is open of the charges of a kind; nothing where the event has none. */
export async function receiveDemoCharges(
  call: Call,
  event: CateringEvent,
  kind: ChargeKind,
  paidOn: Day,
): Promise<void> {
  const all = await call<CateringEvent[]>("GET", "/api/events");
  const charges = all.find(({ id }) => id === event.id)?.charges ?? [];
  for (const charge of charges.filter((one) => one.kind === kind)) {
    const method = charge.id % 4 === 0 ? "transferencia" : "pix";
    const payment = { chargeId: charge.id, amount: openAmount(charge), paidOn, method };
    await call("POST", `/api/events/${event.id}/payments`, payment);
  }
}
