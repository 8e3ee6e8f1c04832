export const proposalStates = ["enviada", "aceita", "recusada", "substituida"] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A sent proposal whose last day is over; derived, never stored. */
export type ShownProposalState = ProposalState | "vencida";

/** When an accepted proposal confirms its event: at once, or with its sinal. */
export const confirmMoments = ["aceite", "sinal"] as const;
export type ConfirmMoment = (typeof confirmMoments)[number];
