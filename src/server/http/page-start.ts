import { AppError } from "./errors.ts";

/** Parses the id that the page before ended with; ids of the ledger are larger than all others. */
export function pageStart(text: string | undefined, largest = Number.MAX_SAFE_INTEGER): number | undefined {
  if (text === undefined) return undefined;
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= largest)) throw new AppError(400, "Página inválida");
  return id;
}
