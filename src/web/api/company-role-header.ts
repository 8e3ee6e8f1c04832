import { COMPANY_ROLE_HEADER } from "#shared/accounts/permissions.ts";

type Listener = (companyRole: string) => void;

let listener: Listener | undefined;

/** Reports the role that an answer was made for. */
export function noteCompanyRole({ headers }: Response): void {
  const companyRole = headers.get(COMPANY_ROLE_HEADER);
  if (companyRole) listener?.(companyRole);
}

/** Calls back with the role of every later answer; returns a function that ends it. */
export function onCompanyRole(callback: Listener): () => void {
  listener = callback;
  return () => {
    if (listener === callback) listener = undefined;
  };
}
