import type { StockState } from "./stock-state.ts";

/** Why it cannot be recorded now that an event used nothing, if it cannot. */
export function nothingUsedProblem(
  { stockState, status, date }: { stockState: StockState; status: string; date: Date },
  now: Date,
): string | undefined {
  if (stockState === "out") return "O estoque deste evento já foi retirado";
  if (stockState === "back") return "O estoque deste evento já foi retirado e devolvido";
  if (status !== "confirmado") return "Somente eventos confirmados permitem registrar que nada foi usado";
  return date > now ? "O evento ainda não aconteceu" : undefined;
}
