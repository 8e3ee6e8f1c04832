import { heldBy, notTried, sameAs } from "../sentence.ts";

export const section1 = {
  "1.1": "A company self-registers, confirms by e-mail, and receives generated first-access credentials.",
  "1.2": "The first login forces a password change.",
  "1.3": sameAs(
    "2.stock.1, 2.drinks.1, 2.events.1, 2.clients.1, 2.reports.1",
    "Users of a company manage: an ingredient stock (with minimum levels, reserved amounts and prices); drink recipes built from ingredients, with cost and availability; events with drinks, guests, clients and fixed costs; clients; and cost/revenue reports.",
  ),
  "1.4": "Each company user sees only the data of their own company.",
  "1.5":
    "System administrators (role admin_system) see a separate admin area with totals, all companies and all users, and can activate or deactivate users.",
  "1.6": heldBy(
    "scripts/page-language.test.mjs › %s says that it is in Brazilian Portuguese",
    "All interface text is Portuguese.",
  ),
  "1.7": "Dates use the pt-BR format.",
  "1.8": "Money is shown in Brazilian reais (BRL, 2 decimals, pt-BR number format).",
  "1.9": notTried("Says what is not shown.", "What the server does internally is not shown."),
} as const;
