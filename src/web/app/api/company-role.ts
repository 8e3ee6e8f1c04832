import { type CompanyRole, companyRoles } from "#shared/accounts/permissions.ts";

/** Says for which role an answer of the server is: it may have changed since the page learned it. */
const ROLE_HEADER = "Company-Role";

const listeners = new Set<(role: CompanyRole) => void>();

/** Calls back with the role that each answer is for; returns a function that ends it. */
export function onCompanyRole(listener: (role: CompanyRole) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteCompanyRole(headers: Headers): void {
  const named = headers.get(ROLE_HEADER);
  const role = companyRoles.find((one) => one === named);
  if (role) for (const listener of listeners) listener(role);
}
