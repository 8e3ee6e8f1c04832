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

const listed = (names: string[], and: string): string => {
  const text = `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
/** "Perdas e quebras" */
export const ALL_LOSSES = listed(Object.values(perLossKind((kind) => lossFacts[kind].many)), "e");
/** "Perda ou quebra" */
export const ANY_LOSS = listed(
  Object.values(perLossKind((kind) => lossFacts[kind].label.toLowerCase())),
  "ou",
);

/** Begins "… de Vodka" for all that a list of losses has. */
export const lossLabels: Record<LossKind | typeof COUNTED, string> = {
  ...perLossKind((kind) => lossFacts[kind].label),
  [COUNTED]: "Falta",
};
