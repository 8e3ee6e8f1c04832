import { cents, fromCents } from "#shared/numbers/cents.ts";
import type { Money } from "#shared/numbers/money.ts";
import { isExtra, isPartOfPrice } from "#shared/payments/charge-rules.ts";
import type { Charge, ChargeInput } from "#shared/payments/contract.ts";

type Present = Charge & { hasPayments: boolean };
type Signed = Omit<ChargeInput, "id">;
type Pair = { signed: Signed; present: Present | undefined };
type Fits = (present: Present, signed: Signed) => boolean;

/** A charge with the least that it may be: what it has received. */
type Row = { charge: ChargeInput; amount: bigint; least: bigint };

/**
 * The charges of an event whose client has signed these, for this price: rows that are there stay the same ones, so that
 * every receipt keeps its charge, and extras that nobody signed stay. Undefined where more was received than is signed.
 */
export function signedCharges(
  present: readonly Present[],
  signed: readonly Signed[],
  price: Money,
): ChargeInput[] | undefined {
  const parts = paired(present.filter(isPartOfPrice), signed.filter(isPartOfPrice), [
    (a, b) => a.kind === b.kind && a.amount === b.amount && a.dueOn === b.dueOn,
    (a, b) => a.kind === b.kind,
    (a) => a.hasPayments,
  ]);
  const isSaldoSigned = signed.some(({ kind }) => kind === "saldo");
  const kept = parts.left
    .filter(({ hasPayments }) => hasPayments)
    .map((charge): Row => {
      const kind = charge.kind === "saldo" && isSaldoSigned ? "parcela" : charge.kind;
      return { charge: { ...inputOf(charge), kind }, amount: leastOf(charge), least: leastOf(charge) };
    });
  const fitted = fitTo(price, [...parts.pairs.map(rowOf), ...kept]);
  const extras = paired(present.filter(isExtra), signed.filter(isExtra), [
    (a, b) => a.note === b.note && a.amount === b.amount,
    (a, b) => a.note === b.note,
  ]);
  return fitted && [...fitted, ...extras.pairs.map(rowOf).map(chargeOf), ...extras.left.map(inputOf)];
}

/** The same rows for another price. Undefined where more was received. */
export const fittedCharges = (present: readonly Present[], price: Money): ChargeInput[] | undefined => {
  const rows = present
    .filter(isPartOfPrice)
    .map(
      (charge): Row => ({ charge: inputOf(charge), amount: cents(charge.amount), least: leastOf(charge) }),
    );
  const fitted = fitTo(price, rows);
  return fitted && [...fitted, ...present.filter(isExtra).map(inputOf)];
};

/** Pairs what was signed with what is there, by the first rule that any of it keeps. */
function paired(present: readonly Present[], signed: readonly Signed[], rules: readonly Fits[]) {
  const left = [...present];
  const pairs: Pair[] = signed.map((each) => ({ signed: each, present: undefined }));
  for (const fits of rules) {
    for (const pair of pairs.filter((one) => !one.present)) {
      const found = left.findIndex((each) => fits(each, pair.signed));
      if (found >= 0) [pair.present] = left.splice(found, 1);
    }
  }
  return { pairs, left };
}

function rowOf({ signed, present }: Pair): Row {
  const least = present ? leastOf(present) : 0n;
  const amount = cents(signed.amount);
  return {
    charge: { ...signed, ...(present && { id: present.id, note: signed.note ?? present.note }) },
    amount: amount < least ? least : amount,
    least,
  };
}

/** A charge that ever had a receipt stays, with a cent at least. */
const leastOf = ({ paid, hasPayments }: Present): bigint =>
  Number(paid) > 0 ? cents(paid) : hasPayments ? 1n : 0n;

const inputOf = ({ id, kind, amount, dueOn, dueAt, note }: Present): ChargeInput => ({
  id,
  kind,
  amount,
  dueOn,
  ...(dueAt && { dueAt }),
  note,
});

const chargeOf = ({ charge, amount }: Row): ChargeInput => ({ ...charge, amount: fromCents(amount) });

/** Lets the amounts add up to the price: the saldo gives and takes first, then the last ones. */
function fitTo(price: Money, rows: readonly Row[]): ChargeInput[] | undefined {
  if (rows.length === 0) return [];
  let over = rows.reduce((sum, { amount }) => sum + amount, 0n) - cents(price);
  const giving = rows.toReversed().sort((a, b) => Number(isSaldo(b)) - Number(isSaldo(a)));
  const amounts = new Map<Row, bigint>();
  for (const row of giving) {
    const room = row.amount - row.least;
    const given = over > room ? room : over;
    amounts.set(row, row.amount - given);
    over -= given;
  }
  if (over > 0n) return undefined;
  return rows
    .map((row) => ({ ...row, amount: amounts.get(row) ?? row.amount }))
    .filter(({ amount }) => amount > 0n)
    .map(chargeOf);
}

const isSaldo = ({ charge }: Row) => charge.kind === "saldo";
