import { createContext, useContext } from "react";
import { type CompanyRole, can, type Permission } from "#shared/accounts/permissions.ts";

/** The role of whoever is signed in; the one that may least where nobody says otherwise. */
const RoleContext = createContext<CompanyRole>("equipe");

export const CompanyRoleProvider = RoleContext;

/** True if the signed-in user may do or see this. The server decides; this is for what the page offers. */
export const useCan = (permission: Permission): boolean => can(useContext(RoleContext), permission);
