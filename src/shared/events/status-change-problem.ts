import type { StockState } from "#shared/night/stock-state.ts";

/** Why an event may not be cancelled or opened again now, if it may not: its stock would be looked for nowhere. */
export const statusChangeProblem = ({ stockState }: { stockState: StockState }): string | undefined =>
  stockState === "out" ? "Registre o retorno do estoque antes de mudar o status" : undefined;
