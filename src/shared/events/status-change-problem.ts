/** Why an event may not be cancelled or opened again now, if it may not: its stock would be looked for nowhere. */
export const statusChangeProblem = ({
  isStockWithdrawn,
}: {
  isStockWithdrawn: boolean;
}): string | undefined =>
  isStockWithdrawn ? "Registre o retorno do estoque antes de mudar o status" : undefined;
