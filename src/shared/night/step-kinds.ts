/** What a call that moved stock for an event did: took some, took more, or brought some back. */
export const stepKinds = ["retirada", "retirada_a_mais", "retorno"] as const;
export type StepKind = (typeof stepKinds)[number];
