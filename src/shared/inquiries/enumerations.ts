export const inquiryStates = ["novo", "virou_evento", "descartado"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** By the public page, or noted by somebody of the company. */
export const inquirySources = ["pagina", "manual"] as const;
export type InquirySource = (typeof inquirySources)[number];
