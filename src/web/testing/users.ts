import type { SessionUser } from "#shared/accounts/contract.ts";

export const companyUser: SessionUser = {
  id: 2,
  username: "ana@bar.com",
  email: "ana@bar.com",
  companyId: 1,
  companyName: "Bar da Ana",
  role: "user",
  companyRole: "dono",
  timeZone: "America/Sao_Paulo",
  requirePasswordChange: false,
};

export const newUser: SessionUser = { ...companyUser, requirePasswordChange: true };

export const systemAdmin: SessionUser = {
  ...companyUser,
  id: 1,
  username: "admin",
  email: "admin@balcao.local",
  companyId: null,
  companyName: null,
  role: "admin_system",
};
