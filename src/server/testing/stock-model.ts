/**
 * What the stock of one company should be, reckoned without any of the product's own arithmetic: hundredths of
 * quantities, cents of values and millionths of unit costs, all whole numbers.
 */
export type ShelfModel = { quantity: bigint; value: bigint; unitCost: bigint };

/** What an event takes, by the position of the shelf; on the first shelf, which has litres, in hundredths of a ml. */
export type PlanModel = bigint[];

type EventModel = {
  plan: PlanModel;
  isConfirmed: boolean;
  /** What is out of the stock, by the position of the shelf. */
  out?: bigint[];
};

const halfUp = (numerator: bigint, denominator: bigint) =>
  (numerator * 2n + denominator) / (denominator * 2n);
const MILLION = 1_000_000n;
const ML_PER_LITRE = 1000n;

const most = (a: bigint, b: bigint) => (a > b ? a : b);

export class StockModel {
  readonly shelves: ShelfModel[] = [];
  readonly events: EventModel[] = [];

  /** Each operation answers the status that the product should. */
  addShelf(quantity: bigint, price: bigint): number {
    const unitCost = quantity > 0n ? halfUp(price * MILLION, quantity) : 0n;
    this.shelves.push({ quantity, value: price, unitCost });
    return 201;
  }

  adjust(position: number, quantity: bigint, price: bigint): number {
    const shelf = this.#shelf(position);
    const isSame = shelf.quantity === quantity && shelf.value === price;
    if (!isSame && quantity > 0n) shelf.unitCost = halfUp(price * MILLION, quantity);
    shelf.quantity = quantity;
    shelf.value = price;
    return 200;
  }

  buy(position: number, quantity: bigint, price: bigint): number {
    const shelf = this.#shelf(position);
    const total = shelf.quantity + quantity;
    shelf.unitCost = halfUp(shelf.quantity * shelf.unitCost + price * MILLION, total);
    this.#set(shelf, total);
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
    this.#move(needs.map((need) => -need));
    event.out = needs;
    return 200;
  }

  giveBack(number: number, returned: bigint[]): number {
    const event = this.events[number];
    if (!event) return 404;
    if (!event.out) return 409;
    if (returned.every((amount) => amount === 0n)) return 400;
    if (returned.some((amount, position) => amount > (event.out?.[position] ?? 0n))) return 400;
    this.#move(returned);
    event.out = undefined;
    return 200;
  }

  #move(deltas: bigint[]): void {
    for (const [position, delta] of deltas.entries()) {
      const shelf = this.#shelf(position);
      if (delta !== 0n) this.#set(shelf, shelf.quantity + delta);
    }
  }

  #set(shelf: ShelfModel, quantity: bigint): void {
    shelf.quantity = quantity;
    shelf.value = halfUp(quantity * shelf.unitCost, MILLION);
  }

  #shelf(position: number): ShelfModel {
    const shelf = this.shelves[position];
    if (!shelf) throw new Error(`no shelf ${position}`);
    return shelf;
  }
}
