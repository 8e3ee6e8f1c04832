import type { CateringEvent } from "./contract.ts";

/** Why an event may not be cancelled or opened again now, if it may not: its stock would be looked for nowhere. */
export const statusChangeProblem = ({
  stockWithdrawn,
}: Pick<CateringEvent, "stockWithdrawn">): string | undefined =>
  stockWithdrawn === "true" ? "Registre o retorno do estoque antes de mudar o status" : undefined;
