import { formatCount } from "#shared/numbers/format.ts";

/** No event is without guests: where the number is zero, nobody has said it yet. */
export const guestsText = (guests: number): string =>
  guests > 0 ? formatCount(guests, "convidado", "convidados") : "Convidados não informados";
