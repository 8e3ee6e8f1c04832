/** They name the role and the time zone that an answer is for: both may have changed since the login. */
export const COMPANY_ROLE_HEADER = "Company-Role";
export const COMPANY_TIME_ZONE_HEADER = "Company-Time-Zone";
/** The company was closed, and its owner may only reopen it. */
export const COMPANY_CLOSED_HEADER = "Company-Closed";
/** The company requires a second step or a passkey that the user has to set up first. */
export const SECOND_STEP_REQUIRED_HEADER = "Second-Step-Required";
