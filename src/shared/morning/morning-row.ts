export type MorningKind =
  | "event"
  | "return"
  | "overdue"
  | "due"
  | "outdated-proposal"
  | "proposal"
  | "inquiry"
  | "purchase"
  | "margin";

/** Something that needs a hand today. */
export type MorningRow = {
  kind: MorningKind;
  /** The record it is about: an event, a proposal or a request; 0 for several. */
  id: number;
  label: string;
  subject: string;
  facts: string;
  path: string;
};

export const eventPath = (id: number) => `/eventos/${id}`;
