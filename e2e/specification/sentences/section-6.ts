import { notTried, sameAs } from "../sentence.ts";

export const section6 = {
  "6.1": "Unauthenticated: public routes only.",
  "6.2":
    "Company user (role default 'user'): the company area, barred from /admin, and limited to the company's own data.",
  "6.3": "A server message says a drink 'não pertence à sua empresa'.",
  "6.4": notTried(
    "Says what is not shown; roles within a company came on top (decision 16).",
    "No role-based differences within a company are shown.",
  ),
  "6.5": "System admin (role admin_system): sees only the admin area.",
  "6.6": "Can list companies, users and stats, and activate or deactivate non-system users.",
  "6.7": "Both kinds can change their own password.",
  "6.8": sameAs(
    "1.2",
    "Users flagged requirePasswordChange must change the default password before continuing.",
  ),
  "6.9": sameAs("8.login.1", "Deactivated accounts cannot log in."),
  "6.10": "Authentication is a bearer token kept in local storage under the key auth_token.",
  "6.11": notTried("Says what is not shown.", "Server-side enforcement is not shown."),
} as const;
