import { COUNTED, type LossKind, lossKinds } from "./enumerations.ts";

type LossFacts = {
  /** Feminine, as the sentences around it are. */
  label: string;
  /** "Motivo das perdas" */
  many: string;
  /** "Perdido 2 L" */
  gone: string;
  /** Where a count says how much was lost so, also the column; a kind without one would be returned as used. */
  countField: string;
  /** Reasons that are chosen instead of typed. */
  commonReasons: readonly string[];
};

/** All that is known of each way to lose stock. */
export const lossFacts = {
  perda: {
    label: "Perda",
    many: "perdas",
    gone: "Perdido",
    countField: "lost",
    commonReasons: ["Venceu", "Estragou", "Derramou"],
  },
  quebra: {
    label: "Quebra",
    many: "quebras",
    gone: "Quebrado",
    countField: "broken",
    commonReasons: ["Quebrou"],
  },
} as const satisfies Record<LossKind, LossFacts>;

export const perLossKind = <T>(value: (kind: LossKind) => T): Record<LossKind, T> =>
  Object.fromEntries(lossKinds.map((kind) => [kind, value(kind)])) as Record<LossKind, T>;

/** Begins "… de Vodka" for all that a list of losses has. */
export const lossLabels: Record<LossKind | typeof COUNTED, string> = {
  ...perLossKind((kind) => lossFacts[kind].label),
  [COUNTED]: "Falta",
};
