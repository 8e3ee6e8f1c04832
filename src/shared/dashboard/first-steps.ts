/** The steps up to the first planned event. */
const workSteps = ["ingredients", "drinks", "clients", "events"] as const;
/** The steps of an owner: settings for charges and proposals, and the team. */
const companySteps = ["pix", "terms", "logo", "team"] as const;

export type FirstStep = (typeof workSteps)[number] | (typeof companySteps)[number];

/** The number of each; absent or undefined while it is not known. */
type Begun = Partial<Record<FirstStep, number>>;

/**
 * The first steps of somebody who may manage the company or not, and which of them are done. They are over with the
 * first event for which there are drinks and ingredients, whatever else is open: whoever works needs no first steps.
 */
export function firstSteps(begun: Begun, canManage: boolean) {
  const isDone = (step: FirstStep) => (begun[step] ?? 0) > 0;
  const steps: FirstStep[] = canManage ? [...workSteps, ...companySteps] : [...workSteps];
  return {
    open: steps.filter((step) => !isDone(step)),
    done: steps.filter(isDone),
    areAhead: workSteps.some((step) => step !== "clients" && !isDone(step)),
  };
}
