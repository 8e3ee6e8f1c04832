export const firstStepNames = ["ingredients", "drinks", "clients", "events"] as const;
export type FirstStep = (typeof firstStepNames)[number];

type Begun = {
  ingredients: number;
  drinks: number;
  /** Undefined while it is not known. */
  clients: number | undefined;
  events: readonly { clients: readonly number[] }[];
};

/** Which of the first steps are done; undefined while the last of them is not known. */
export function firstSteps({ ingredients, drinks, clients, events }: Begun) {
  const done: Record<FirstStep, boolean | undefined> = {
    ingredients: ingredients > 0,
    drinks: drinks > 0,
    // An event for somebody tells without the list of clients.
    clients: hasEventWithClient(events) || (clients === undefined ? undefined : clients > 0),
    events: events.length > 0,
  };
  const missing = firstStepNames.filter((step) => !done[step]);
  const isUnknown = missing.length === 1 && done[missing[0] as FirstStep] === undefined;
  return {
    isDone: (step: FirstStep) => done[step] === true,
    doneCount: firstStepNames.length - missing.length,
    areAhead: missing.length > 0 && !isUnknown,
  };
}

/** Whoever has planned an event for a client needs no first steps, and the list of clients is not fetched for them. */
export const hasEventWithClient = (events: Begun["events"]) =>
  events.some(({ clients }) => clients.length > 0);
