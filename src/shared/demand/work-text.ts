import { guestsText } from "#shared/events/labels.ts";
import { formatNumber, formatPercent } from "#shared/numbers/format.ts";
import type { PlannedParty, Suggestion } from "./suggestion.ts";

/** "150 convidados × 5 h × 0,68 por hora + 18 % de folga" */
export function workText(
  { guests, hours }: Pick<PlannedParty, "guests" | "hours">,
  { rate, margin, isHalvedForChildren }: Pick<Suggestion, "rate" | "margin" | "isHalvedForChildren">,
): string {
  const children = isHalvedForChildren ? " × 0,5 por ser a primeira festa infantil" : "";
  const spare = margin > 1 ? ` + ${formatPercent(Math.round((margin - 1) * 100))} de folga` : "";
  return `${guestsText(guests)} × ${formatNumber(hours)} h × ${rateText(rate)} por hora${children}${spare}`;
}

/** "0,68": always two decimals, so that two of them compare at a glance. */
export const rateText = (rate: number): string => rate.toFixed(2).replace(".", ",");
