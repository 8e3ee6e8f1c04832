/**
 * Why an event may not be disabled now, if it may not: nobody would look for the stock of an event that is out of sight.
 */
export const disableProblem = ({ isStockWithdrawn }: { isStockWithdrawn: boolean }): string | undefined =>
  isStockWithdrawn ? "Registre o retorno do estoque antes de desabilitar o evento" : undefined;
