import {
  COMPANY_CLOSED_HEADER,
  COMPANY_ROLE_HEADER,
  COMPANY_TIME_ZONE_HEADER,
  SECOND_STEP_REQUIRED_HEADER,
} from "#shared/accounts/company-headers.ts";

/**
 * The role and the time zone that an answer was made for, and whether the company was closed then, or more than the
 * password was required.
 */
export type CompanyHeaders = {
  companyRole: string;
  timeZone: string | null;
  isClosed: boolean;
  lacksSecondStep: boolean;
};

type Listener = (headers: CompanyHeaders) => void;

let listener: Listener | undefined;

export function noteCompanyHeaders({ headers }: Response): void {
  const companyRole = headers.get(COMPANY_ROLE_HEADER);
  if (!companyRole) return;
  const isClosed = headers.has(COMPANY_CLOSED_HEADER);
  const lacksSecondStep = headers.has(SECOND_STEP_REQUIRED_HEADER);
  const timeZone = headers.get(COMPANY_TIME_ZONE_HEADER);
  listener?.({ companyRole, timeZone, isClosed, lacksSecondStep });
}

/** Calls back with role and zone of every later answer; returns a function that ends it. */
export function onCompanyHeaders(callback: Listener): () => void {
  listener = callback;
  return () => {
    if (listener === callback) listener = undefined;
  };
}
