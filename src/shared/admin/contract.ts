import type { UserRole } from "#shared/accounts/contract.ts";

/** 1 is active, any other value is not. */
type ActiveFlag = 0 | 1;

export type AdminStats = {
  totalCompanies: number;
  totalUsers: number;
  totalEvents: number;
  totalDrinks: number;
  totalClients: number;
};

export type AdminCompany = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  cnpj: string | null;
  isActive: ActiveFlag;
  /** Since when it is closed; null while it is not. */
  closedAt: string | null;
  /** ISO 8601. */
  createdAt: string;
};

/** What is left of a company that was erased. */
export type ErasedCompany = {
  number: number;
  closedAt: string;
  /** Null while its rows are being erased. */
  erasedAt: string | null;
  rows: number;
};

export type ClientsByCompany = { companyId: number; clientCount: number };

export type AdminUser = {
  id: number;
  username: string;
  email: string;
  role: UserRole;
  companyId: number | null;
  /** Each is named where there is one. */
  hasSecondStep?: true;
  hasKey?: true;
  isActive: ActiveFlag;
  /** ISO 8601. */
  createdAt: string;
};
