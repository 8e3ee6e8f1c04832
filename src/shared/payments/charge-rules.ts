import type { Day } from "#shared/numbers/day.ts";
import { exact, isLess, minus, plus } from "#shared/numbers/exact.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { isStorable, type Money, moneyOf, moneySum, TOO_MUCH_MONEY } from "#shared/numbers/money.ts";
import type { Charge, ChargeInput } from "./contract.ts";
import { type ChargeKind, chargeKinds } from "./enumerations.ts";
import { chargeKindLabels } from "./labels.ts";

type Amount = Pick<Charge, "kind" | "amount">;

const isBelow = (a: Money, b: Money) => isLess(exact(a), exact(b));
const reais = (amount: Money) => formatMoney(Number(amount));

/** Where the amount of a charge counts. */
const countsAs: Record<ChargeKind, "price" | "extra"> = {
  sinal: "price",
  parcela: "price",
  saldo: "price",
  extra: "extra",
};

/** True for a charge of the price itself; an extra comes on top, and its note tells the client what it is for. */
export const isPartOfPrice = ({ kind }: Pick<Charge, "kind">): boolean => countsAs[kind] === "price";

export const isExtra = ({ kind }: Pick<Charge, "kind">): boolean => countsAs[kind] === "extra";

/** For SQL. */
export const extraKinds: readonly ChargeKind[] = chargeKinds.filter((kind) => isExtra({ kind }));
export const kindsOfPrice: readonly ChargeKind[] = chargeKinds.filter((kind) => isPartOfPrice({ kind }));

/** The day of a charge; one that is due at the acceptance has none before it, and is due at once where it is asked for. */
export const dueDay = ({ dueOn }: Pick<Charge, "dueOn">, today: Day): Day => dueOn ?? today;

/** What is not paid yet. */
export const openAmount = ({ amount, paid }: Pick<Charge, "amount" | "paid">): Money =>
  moneyOf(minus(exact(amount), exact(paid)));

export const isPaid = (charge: Pick<Charge, "amount" | "paid">): boolean => Number(openAmount(charge)) === 0;

/** Why charges do not fit the price, as long as there is one of the price itself. */
export function sumProblem(price: Money | null, charges: readonly Amount[]): string | undefined {
  const parts = charges.filter(isPartOfPrice);
  if (parts.length === 0) return undefined;
  if (price === null) return "Defina o preço do evento antes do sinal, das parcelas e do saldo";
  if (parts.filter(({ kind }) => kind === "saldo").length > 1) return "Use um único saldo";
  const charged = moneySum(parts.map(({ amount }) => amount));
  if (charged === price) return undefined;
  return `As cobranças somam ${reais(charged)}, e o preço é ${reais(price)}`;
}

type Issue = { path: string; message: string };

type ChargesOfEvent = {
  present: readonly (Charge & { hasPayments: boolean })[];
  wanted: readonly ChargeInput[];
};

/** Why these charges may not replace the present ones, and where that is said: what was received keeps its charge. */
export function keptChargesProblem({ present, wanted }: ChargesOfEvent, path = "charges"): Issue | undefined {
  for (const charge of present) {
    const position = wanted.findIndex(({ id }) => id === charge.id);
    const next = wanted[position];
    if (!next && charge.hasPayments) {
      const named = `${chargeKindLabels[charge.kind]} de ${reais(charge.amount)}`;
      return {
        path,
        message: `Uma cobrança com recebimentos não pode ser removida: ${named}`,
      };
    }
    if (next && charge.hasPayments && countsAs[next.kind] !== countsAs[charge.kind]) {
      const message = "Uma cobrança com recebimentos não pode virar extra, nem deixar de ser";
      return { path: `${path}.${position}.kind`, message };
    }
    if (next && isBelow(next.amount, charge.paid)) {
      const message = `${chargeKindLabels[next.kind]} já recebeu ${reais(charge.paid)} e não pode valer menos`;
      return { path: `${path}.${position}.amount`, message };
    }
  }
  return undefined;
}

/** Lets the saldo take what the other charges leave of the price; where that is nothing, it stays. */
export function withSaldo<Row extends Amount>(charges: readonly Row[], price: Money): Row[] {
  const others = charges.filter((charge) => isPartOfPrice(charge) && charge.kind !== "saldo");
  const left = moneyOf(minus(exact(price), exact(moneySum(others.map(({ amount }) => amount)))));
  return charges.map((charge) =>
    charge.kind === "saldo" && Number(left) > 0 ? { ...charge, amount: left } : charge,
  );
}

type SaldoChange = { id: number; amount: Money };

/**
 * Moves the difference between two prices to the saldo: its new amount, undefined where no charge is concerned, or the
 * reason why it cannot be.
 */
export function moveToSaldo(
  charges: readonly Charge[],
  from: Money | null,
  to: Money | null,
): { saldo?: SaldoChange; problem?: string } {
  if (from === to || !charges.some(isPartOfPrice)) return {};
  if (to === null) return { problem: "Remova as cobranças antes de tirar o preço" };
  const saldo = charges.find(({ kind }) => kind === "saldo");
  if (!saldo) {
    const problem =
      "Sem saldo para receber a diferença: mude o tipo de uma cobrança para Saldo, salve e mude o preço";
    return { problem };
  }
  const amount = moneyOf(plus(exact(saldo.amount), minus(exact(to), exact(from ?? "0.00"))));
  const isLeft = Number(amount) > 0 && !isBelow(amount, saldo.paid) && isStorable(amount);
  if (isLeft) return { saldo: { id: saldo.id, amount } };
  if (!isStorable(amount)) return { problem: TOO_MUCH_MONEY };
  const least = Number(saldo.paid) > 0 ? `, e já recebeu ${reais(saldo.paid)}` : "";
  const way = "diminua as outras cobranças, ou mude-as junto com o preço";
  return { problem: `O saldo ficaria em ${reais(amount)}${least}: ${way}` };
}

/** Why this sum cannot be received for a charge. */
export function paymentProblem(charge: Pick<Charge, "amount" | "paid">, amount: Money): string | undefined {
  if (isPaid(charge)) return "Esta cobrança já foi recebida";
  const open = openAmount(charge);
  return isBelow(open, amount) ? `Falta receber ${reais(open)}` : undefined;
}
