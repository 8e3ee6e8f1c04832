import type { ConfirmMoment } from "./enumerations.ts";

export const confirmMomentLabels: Record<ConfirmMoment, string> = {
  aceite: "Quando o cliente aceita",
  sinal: "Quando o sinal é pago",
};
