export const firstStepNames = ["ingredients", "drinks", "clients", "events"] as const;
export type FirstStep = (typeof firstStepNames)[number];

/** The number of each; undefined while it is not known. */
type Begun = Record<FirstStep, number | undefined>;

/**
 * Which of the first steps are done. They are over with the first event for which there are drinks and ingredients,
 * also without a client: whoever works needs no first steps.
 */
export function firstSteps(begun: Begun) {
  const isDone = (step: FirstStep) => (begun[step] ?? 0) > 0;
  return {
    isDone,
    doneCount: firstStepNames.filter(isDone).length,
    areAhead: firstStepNames.some((step) => step !== "clients" && !isDone(step)),
  };
}
