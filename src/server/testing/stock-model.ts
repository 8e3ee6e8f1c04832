/**
 * The expected stock of one company, computed without any of the product's own arithmetic: hundredths of
 * quantities, cents of values and trillionths of unit costs, all whole numbers.
 */
export type ShelfModel = { quantity: bigint; value: bigint; unitCost: bigint; purchases: Purchase[] };

type Purchase = { quantity: bigint; price: bigint; isReversed: boolean };

/** Planned amounts of an event, by the position of the shelf; on the first shelf, which has litres, in hundredths of a ml. */
export type PlanModel = bigint[];

type EventModel = {
  plan: PlanModel;
  isConfirmed: boolean;
  /** Quantities out of the stock, by the position of the shelf, with their unit costs when they left. */
  out?: { quantities: bigint[]; unitCosts: bigint[] };
};

const halfUp = (numerator: bigint, denominator: bigint) =>
  (numerator * 2n + denominator) / (denominator * 2n);
const TRILLION = 10n ** 12n;
const ML_PER_LITRE = 1000n;

const most = (a: bigint, b: bigint) => (a > b ? a : b);

export class StockModel {
  readonly shelves: ShelfModel[] = [];
  readonly events: EventModel[] = [];
  /** Total cost of all that is and was in the stock, in 10^-14 of a real. */
  paid = 0n;
  /** The cost of what counts found missing, less what they found too much, likewise. */
  lost = 0n;

  /** Each operation returns the expected HTTP status. */
  addShelf(quantity: bigint, price: bigint): number {
    const unitCost = quantity > 0n ? halfUp(price * TRILLION, quantity) : 0n;
    const purchases = quantity > 0n ? [{ quantity, price, isReversed: false }] : [];
    this.shelves.push({ quantity, value: price, unitCost, purchases });
    if (quantity > 0n) this.paid += price * TRILLION;
    return 201;
  }

  adjust(position: number, quantity: bigint, price: bigint): number {
    const shelf = this.#shelf(position);
    // The price that follows the quantity, to the cent: what is counted keeps its cost.
    const isCounted = shelf.unitCost > 0n && price === halfUp(quantity * shelf.unitCost, TRILLION);
    if (isCounted && quantity > 0n) return this.count(position, quantity);
    const isSame = shelf.quantity === quantity && shelf.value === price;
    // A person who corrects quantity and price says what was really paid.
    if (!isSame) this.paid += (quantity > 0n ? price * TRILLION : 0n) - shelf.quantity * shelf.unitCost;
    if (!isSame && quantity > 0n) shelf.unitCost = halfUp(price * TRILLION, quantity);
    shelf.quantity = quantity;
    shelf.value = price;
    return 200;
  }

  /** What is missing is lost at its cost, and what is found was paid for. */
  count(position: number, quantity: bigint): number {
    const shelf = this.#shelf(position);
    this.lost += (shelf.quantity - quantity) * shelf.unitCost;
    this.#set(shelf, quantity);
    return 200;
  }

  /** A count by the call for it; a shelf without a cost keeps its price, and so gets one. */
  recount(position: number, quantity: bigint): number {
    const shelf = this.#shelf(position);
    return shelf.unitCost > 0n
      ? this.count(position, quantity)
      : this.adjust(position, quantity, shelf.value);
  }

  /** In cents, at the unit cost there is. */
  worth(position: number, quantity: bigint): bigint {
    return halfUp(quantity * this.#shelf(position).unitCost, TRILLION);
  }

  buy(position: number, quantity: bigint, price: bigint): number {
    const shelf = this.#shelf(position);
    const total = shelf.quantity + quantity;
    shelf.unitCost = halfUp(shelf.quantity * shelf.unitCost + price * TRILLION, total);
    this.#set(shelf, total);
    shelf.purchases.push({ quantity, price, isReversed: false });
    this.paid += price * TRILLION;
    return 201;
  }

  /** Takes back a purchase of a shelf, counted from the oldest. */
  reverse(position: number, purchaseNumber: number): number {
    const shelf = this.#shelf(position);
    const purchase = shelf.purchases[purchaseNumber];
    if (!purchase) return 404;
    const quantity = shelf.quantity - purchase.quantity;
    const worth = shelf.quantity * shelf.unitCost - purchase.price * TRILLION;
    // Less than half a cent is the rounding of unit costs.
    const isWorthLess = -2n * worth >= TRILLION;
    const isWorthLeft = quantity === 0n && 2n * worth >= TRILLION;
    if (purchase.isReversed || quantity < 0n || isWorthLess || isWorthLeft) return 409;
    if (quantity > 0n) shelf.unitCost = halfUp(most(worth, 0n), quantity);
    this.#set(shelf, quantity);
    purchase.isReversed = true;
    this.paid -= purchase.price * TRILLION;
    return 201;
  }

  plan(plan: PlanModel, isConfirmed: boolean): number {
    this.events.push({ plan, isConfirmed });
    return 201;
  }

  replan(number: number, plan: PlanModel, isConfirmed: boolean): number {
    const event = this.events[number];
    if (!event) return 404;
    const isSamePlan = plan.every((amount, position) => amount === event.plan[position]);
    if (event.out && !isSamePlan) return 409;
    Object.assign(event, { plan, isConfirmed });
    return 200;
  }

  withdraw(number: number): number {
    const event = this.events[number];
    if (!event) return 404;
    if (event.out || !event.isConfirmed) return 409;
    if (event.plan.every((amount) => amount === 0n)) return 400;
    const needs = event.plan.map((amount, position) => {
      if (amount === 0n) return 0n;
      return position === 0 ? most(1n, halfUp(amount, ML_PER_LITRE)) : amount;
    });
    if (needs.some((need, position) => need > this.#shelf(position).quantity)) return 409;
    event.out = { quantities: needs, unitCosts: this.shelves.map(({ unitCost }) => unitCost) };
    for (const [position, need] of needs.entries()) {
      const shelf = this.#shelf(position);
      if (need > 0n) this.#set(shelf, shelf.quantity - need);
    }
    return 200;
  }

  giveBack(number: number, returned: bigint[]): number {
    const event = this.events[number];
    if (!event) return 404;
    const { out } = event;
    if (!out) return 409;
    if (returned.every((amount) => amount === 0n)) return 400;
    if (returned.some((amount, position) => amount > (out.quantities[position] ?? 0n))) return 400;
    for (const [position, back] of returned.entries()) {
      if (back === 0n) continue;
      const shelf = this.#shelf(position);
      const worth = shelf.quantity * shelf.unitCost + back * (out.unitCosts[position] ?? 0n);
      shelf.unitCost = halfUp(worth, shelf.quantity + back);
      this.#set(shelf, shelf.quantity + back);
    }
    event.out = undefined;
    return 200;
  }

  #set(shelf: ShelfModel, quantity: bigint): void {
    shelf.quantity = quantity;
    shelf.value = halfUp(quantity * shelf.unitCost, TRILLION);
  }

  #shelf(position: number): ShelfModel {
    const shelf = this.shelves[position];
    if (!shelf) throw new Error(`no shelf ${position}`);
    return shelf;
  }
}
