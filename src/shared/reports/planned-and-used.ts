import type { ComparedParty, Errors } from "#shared/demand/leave-one-out.ts";
import { formatPercent } from "#shared/numbers/format.ts";

/** A mean error as a whole percentage. */
export const errorText = (error: number): string => formatPercent(Math.round(error * 100));

/** "Desvio médio do que foi usado: um por convidado 84 %, o planejado 25 %, a sugestão 19 %." */
export const errorsText = ({ perGuest, planned, suggested }: Errors): string =>
  `Desvio médio do que foi usado: um por convidado ${errorText(perGuest)}, o planejado ${errorText(planned)}, a sugestão ${errorText(suggested)}.`;

/** What the errors say of the suggestion, also where that is nothing good. */
export function verdictText(
  { perGuest, planned, suggested }: Errors,
  compared: readonly ComparedParty[],
): string {
  if (compared.length < 2) return "Com uma festa só, a sugestão ainda é a regra do mercado.";
  if (suggested < Math.min(planned, perGuest)) return "Nesta empresa, a sugestão acerta mais.";
  if (suggested < perGuest) return "Nesta empresa, a sugestão não acerta mais do que o planejado.";
  return "Nesta empresa, a sugestão não acerta mais do que um por convidado.";
}
