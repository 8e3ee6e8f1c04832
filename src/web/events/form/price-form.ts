import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { decimalOrText, parseDecimal, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { type PriceTerms, USUAL_DURATION } from "#shared/payments/contract.ts";
import type { PricingMode } from "#shared/payments/enumerations.ts";
import { hasSameTerms, termsOf } from "#shared/payments/event-price.ts";
import { pricingModeLabels } from "#shared/payments/labels.ts";
import { NO_PRICE } from "#shared/payments/no-price.ts";

/** The field values: numbers are texts with a comma. */
export type PriceValues = {
  pricingMode: PricingMode | "";
  price: string;
  pricePerGuest: string;
  minGuests: string;
  /** Discounts and extras; a discount is below zero. */
  lines: { text: string; amount: string }[];
  /** The agreed price is to follow the guests that have changed since. */
  isRenewed: boolean;
};

/** In hours, as field text. */
export const durationText = (minutes = USUAL_DURATION): string =>
  ungroupedDecimal(Math.round((minutes / 60) * 100) / 100);

/** The hours of a field as minutes; a text that is no number is left for the contract to refuse. */
export const readDuration = (text: string): number | string => {
  const hours = parseDecimal(text);
  return hours === undefined ? text : Math.round(hours * 60);
};

export const priceValues = (event?: CateringEvent): PriceValues => ({
  pricingMode: event?.pricingMode ?? "",
  price: event?.pricingMode === "fechado" ? ungroupedDecimal(event.basePrice) : "",
  pricePerGuest: ungroupedDecimal(event?.pricePerGuest),
  minGuests: event?.minGuests == null ? "" : String(event.minGuests),
  lines: event?.lines?.map(({ text, amount }) => ({ text, amount: ungroupedDecimal(amount) })) ?? [],
  isRenewed: false,
});

/** "Por convidado, R$ 50,00, mínimo de 80 convidados": as another person has agreed it. */
export function agreedPriceText({
  pricingMode,
  price,
  pricePerGuest,
  minGuests,
  lines,
}: PriceValues): string {
  if (pricingMode === "") return "Sem preço";
  const isFixed = pricingMode === "fechado";
  const amount = formatMoney(parseDecimal(isFixed ? price : pricePerGuest) ?? 0);
  const least = parseWhole(minGuests);
  return [
    pricingModeLabels[pricingMode],
    amount,
    ...(isFixed || !least ? [] : [`mínimo de ${guestsText(least)}`]),
    ...lines.map(({ text, amount: added }) => `${text} ${formatMoney(parseDecimal(added) ?? 0)}`),
  ].join(", ");
}

type LineValues = PriceValues["lines"][number];

const isEmptyLine = ({ text, amount }: LineValues) => text.trim() === "" && amount.trim() === "";
const isHalfFilled = ({ text, amount }: LineValues) => (text.trim() === "") !== (amount.trim() === "");

/** Without empty lines, unless another is half filled: a message is for the line of its number. */
const filledLines = (lines: readonly LineValues[]) =>
  lines.filter((line) => !isEmptyLine(line) || lines.some(isHalfFilled));

/** The price while it is typed: a line counts as soon as it has an amount. */
export const readDraftPrice = (values: PriceValues) =>
  readPrice({
    ...values,
    lines: values.lines
      .filter(({ amount }) => amount.trim() !== "")
      .map(({ text, amount }) => ({ text: text.trim() || "–", amount })),
  });

/** Fields of another mode are left out: nobody could see what is wrong with them. */
export function readPrice({ pricingMode, price, pricePerGuest, minGuests, lines }: PriceValues) {
  return {
    pricingMode: pricingMode || null,
    ...(pricingMode !== "" && {
      lines: filledLines(lines).map(({ text, amount }) => ({ text, amount: decimalOrText(amount) })),
    }),
    ...(pricingMode === "fechado" && { price: decimalOrText(price) }),
    ...(pricingMode === "por_convidado" && {
      pricePerGuest: decimalOrText(pricePerGuest),
      minGuests: parseWhole(minGuests) ?? minGuests,
    }),
  };
}

/** True if the event has these very terms. */
export const hasTermsOf = (event: PricedEvent | undefined, terms: PriceTerms): boolean =>
  hasSameTerms(terms, event ? termsOf(event) : NO_PRICE);
