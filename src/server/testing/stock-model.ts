/**
 * The expected stock of one company, computed without any of the product's own arithmetic: hundredths of
 * quantities, cents of values and trillionths of unit costs, all whole numbers.
 */
export type ShelfModel = {
  quantity: bigint;
  value: bigint;
  unitCost: bigint;
  purchases: Purchase[];
  losses: Loss[];
};

type Purchase = { quantity: bigint; price: bigint; isReversed: boolean };
type Loss = { quantity: bigint; unitCost: bigint; isReversed: boolean };

/** Planned amounts of an event, by the position of the shelf; on the first shelf, which has litres, in hundredths of a ml. */
export type PlanModel = bigint[];

type EventModel = {
  plan: PlanModel;
  isConfirmed: boolean;
  /** What was taken and brought back, the oldest first, without what was undone. */
  steps: StepModel[];
};

/** Quantities by the position of the shelf, with the unit costs at which they moved. */
type StepModel = {
  does: "take" | "return";
  quantities: bigint[];
  unitCosts: bigint[];
  lost: bigint[];
  /** The shelves as a return met them. */
  before: Stock[];
};

type Stock = Pick<ShelfModel, "quantity" | "value" | "unitCost">;

const at = (amounts: readonly bigint[], position: number) => amounts[position] ?? 0n;
const isNothing = (amounts: readonly bigint[]) => amounts.every((amount) => amount === 0n);

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
    this.shelves.push({ quantity, value: price, unitCost, purchases, losses: [] });
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
    this.events.push({ plan, isConfirmed, steps: [] });
    return 201;
  }

  replan(number: number, plan: PlanModel, isConfirmed: boolean): number {
    const event = this.events[number];
    if (!event) return 404;
    const isSamePlan = plan.every((amount, position) => amount === event.plan[position]);
    if (this.#isOut(event) && !isSamePlan) return 409;
    Object.assign(event, { plan, isConfirmed });
    return 200;
  }

  /** Takes the plan, or these amounts. */
  withdraw(number: number, items?: bigint[]): number {
    const event = this.events[number];
    if (!event) return 404;
    if (this.#isOut(event) || !event.isConfirmed) return 409;
    const needs = event.plan.map((amount, position) => {
      if (amount === 0n) return 0n;
      return position === 0 ? most(1n, halfUp(amount, ML_PER_LITRE)) : amount;
    });
    return this.#take(event, items ?? needs);
  }

  takeMore(number: number, items: bigint[]): number {
    const event = this.events[number];
    if (!event) return 404;
    return this.#isOut(event) ? this.#take(event, items) : 409;
  }

  #take(event: EventModel, quantities: bigint[]): number {
    if (isNothing(quantities)) return 400;
    if (quantities.some((quantity, position) => quantity > this.#shelf(position).quantity)) return 409;
    const unitCosts = this.shelves.map(({ unitCost }) => unitCost);
    event.steps.push({ does: "take", quantities, unitCosts, lost: [], before: [] });
    for (const [position, quantity] of quantities.entries()) {
      const shelf = this.#shelf(position);
      if (quantity > 0n) this.#set(shelf, shelf.quantity - quantity);
    }
    return 200;
  }

  giveBack(number: number, returned: bigint[], lost: bigint[] = []): number {
    const event = this.events[number];
    if (!event) return 404;
    if (!this.#isOut(event)) return 409;
    if (isNothing(returned) && isNothing(lost)) return 400;
    const out = this.#out(event);
    if (out.some(({ quantity }, position) => at(returned, position) + at(lost, position) > quantity))
      return 400;
    const before = this.shelves.map(({ quantity, value, unitCost }) => ({ quantity, value, unitCost }));
    const unitCosts = out.map(({ unitCost }) => unitCost);
    event.steps.push({ does: "return", quantities: returned, unitCosts, lost, before });
    for (const [position, back] of returned.entries()) {
      if (back > 0n) this.#add(this.#shelf(position), back, at(unitCosts, position));
    }
    return 200;
  }

  /** Takes back the latest step of an event, if it is of this kind and the stock still covers it. */
  undo(number: number, does: StepModel["does"]): number {
    const event = this.events[number];
    if (!event) return 404;
    const step = event.steps.at(-1);
    if (step?.does !== does) return 409;
    const undone = step.quantities.map((quantity, position) =>
      does === "return" && quantity > 0n ? this.#without(position, step) : undefined,
    );
    if (undone.includes("refused")) return 409;
    for (const [position, quantity] of step.quantities.entries()) {
      const shelf = this.#shelf(position);
      const stock = undone[position];
      if (does === "take" && quantity > 0n) this.#add(shelf, quantity, at(step.unitCosts, position));
      else if (stock && stock !== "refused") Object.assign(shelf, stock);
    }
    event.steps.pop();
    return 200;
  }

  /** A shelf without what a return brought. */
  #without(position: number, step: StepModel): Stock | "refused" {
    const shelf = this.#shelf(position);
    const [back, unitCost] = [at(step.quantities, position), at(step.unitCosts, position)];
    const met = step.before[position] as Stock;
    const quantity = shelf.quantity - back;
    if (quantity < 0n) return "refused";
    const made = halfUp(quantity * met.unitCost + back * unitCost, quantity + back);
    // Just what the return made of such a shelf: it is the one that the return met.
    if (made === shelf.unitCost && (quantity === 0n) === (met.quantity === 0n)) {
      const value = quantity === 0n ? met.value : halfUp(quantity * met.unitCost, TRILLION);
      return { quantity, unitCost: met.unitCost, value };
    }
    const worth = shelf.quantity * shelf.unitCost - back * unitCost;
    if (-2n * worth >= TRILLION || (quantity === 0n && 2n * worth >= TRILLION)) return "refused";
    if (quantity === 0n) return { quantity, unitCost: shelf.unitCost, value: 0n };
    const left = halfUp(most(worth, 0n), quantity);
    return { quantity, unitCost: left, value: halfUp(quantity * left, TRILLION) };
  }

  /** What is lost at no event, at the cost there is. */
  lose(position: number, quantity: bigint): number {
    const shelf = this.#shelf(position);
    if (quantity === 0n) return 400;
    if (quantity > shelf.quantity) return 409;
    this.count(position, shelf.quantity - quantity);
    shelf.losses.push({ quantity, unitCost: shelf.unitCost, isReversed: false });
    return 201;
  }

  /** Takes back a loss of a shelf, counted from the oldest: it is there again, at the cost at which it left. */
  find(position: number, lossNumber: number): number {
    const shelf = this.#shelf(position);
    const loss = shelf.losses[lossNumber];
    if (!loss) return 404;
    if (loss.isReversed) return 409;
    const total = shelf.quantity + loss.quantity;
    shelf.unitCost = halfUp(shelf.quantity * shelf.unitCost + loss.quantity * loss.unitCost, total);
    this.#set(shelf, total);
    loss.isReversed = true;
    this.lost -= loss.quantity * loss.unitCost;
    return 201;
  }

  /** What an event sent, got back, lost and has out, by the position of the shelf. */
  uses(number: number): { sent: bigint; back: bigint; lost: bigint; out: bigint }[] {
    const event = this.events[number];
    if (!event) return [];
    const summed = (position: number, does: StepModel["does"], which: "quantities" | "lost") =>
      event.steps
        .filter((step) => step.does === does)
        .reduce((sum, step) => sum + at(step[which], position), 0n);
    return this.#out(event).map(({ quantity }, position) => ({
      sent: summed(position, "take", "quantities"),
      back: summed(position, "return", "quantities"),
      lost: summed(position, "return", "lost"),
      out: quantity,
    }));
  }

  #isOut({ steps }: EventModel): boolean {
    return steps.at(-1)?.does === "take";
  }

  /** What was taken since the last return, at its average cost. */
  #out({ steps }: EventModel): { quantity: bigint; unitCost: bigint }[] {
    const taken = steps.slice(steps.findLastIndex(({ does }) => does === "return") + 1);
    return this.shelves.map((_shelf, position) => {
      const quantity = taken.reduce((sum, step) => sum + at(step.quantities, position), 0n);
      const value = taken.reduce(
        (sum, step) => sum + at(step.quantities, position) * at(step.unitCosts, position),
        0n,
      );
      return { quantity, unitCost: quantity > 0n ? halfUp(value, quantity) : 0n };
    });
  }

  #add(shelf: ShelfModel, quantity: bigint, unitCost: bigint): void {
    const worth = shelf.quantity * shelf.unitCost + quantity * unitCost;
    shelf.unitCost = halfUp(worth, shelf.quantity + quantity);
    this.#set(shelf, shelf.quantity + quantity);
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
