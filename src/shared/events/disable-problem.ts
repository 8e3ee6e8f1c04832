import type { StockState } from "#shared/night/stock-state.ts";

/**
 * Why an event may not be disabled now, if it may not: nobody would look for the stock of an event that is out of sight.
 */
export const disableProblem = ({ stockState }: { stockState: StockState }): string | undefined =>
  stockState === "out" ? "Registre o retorno do estoque antes de desabilitar o evento" : undefined;
