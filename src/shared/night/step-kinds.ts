/** Kinds of an event's stock steps: a withdrawal, a further one, a return. */
export const stepKinds = ["retirada", "retirada_a_mais", "retorno"] as const;
export type StepKind = (typeof stepKinds)[number];
