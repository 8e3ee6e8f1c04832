import { heldBy, notTried, sameAs } from "../sentence.ts";

export const section9 = {
  "9.1": sameAs(
    "4.bands.3, 4.bands.4",
    "Stock bands: low at quantity <= minimum (minimum > 0); attention up to 1.5 times the minimum.",
  ),
  "9.2":
    "Unit cost: the cost of an ingredient amount is pricePerUnit divided by the stocked quantity, times the amount.",
  "9.3": "Event cost: the planned ingredient amounts at unit cost, plus the sum of the fixed costs.",
  "9.4": sameAs("9.18", "The event report also shows cost per guest."),
  "9.5": "Revenue: in reports, revenue per drink is its recipe cost times 1.5 (a 50% markup).",
  "9.6": "Top list: the reports' top list has 5 drinks.",
  "9.7": "Report periods: 1, 3, 6 or 12 months back from today, or custom dates.",
  "9.8": sameAs("2.dashboard.7", "Dashboard: the upcoming-events list has 3 entries."),
  "9.9": sameAs("4.actions.2", "Duplicated event date: now plus 7 days."),
  "9.10": "Event defaults: status planejamento, type corporativo, combo Tropical Premium, guests 0.",
  "9.11": sameAs(
    "5.6, 5.23, 5.27, 5.29",
    "Minimums: recipe quantity 0.1; password 4 characters (reset and forced change) or 6 (dialog).",
  ),
  "9.12": "Input steps: 0.1 for recipe and event quantities; 0.01 for stock and fixed-cost values.",
  "9.13": sameAs(
    "2.login.3, 2.routes.5, 2.forced.3, 2.register.5",
    "Delays: redirect 2 s after the recovery link and after a password reset; 1 s after a forced password change; 3 s after company registration.",
  ),
  "9.14": sameAs(
    "4.toasts.1, 4.toasts.2, 4.toasts.3, 4.toasts.4",
    "Toast: 1 at a time; 5000 ms display; removal delay 1,000,000 ms; swipe threshold 50 px; hotkey F8.",
  ),
  "9.15": heldBy(
    "src/web/api/query-client.test.ts › gcTime: 300_000",
    "Data cache: unused entries are discarded after 5 minutes.",
  ),
  "9.16": sameAs("6.10", "Storage: the token is kept in local storage under auth_token."),
  "9.17": sameAs("7.36", "Event report: a text file named with the event name and date."),
  "9.18": "It includes a shopping list, costs, cost per guest and a missing-ingredients list.",
  "9.19": "Its footer names the product.",
  "9.20": "Default password: a default password is mentioned in a placeholder hint.",
  "9.21": sameAs("1.7, 1.8", "Formats: money is BRL with 2 decimals; numbers and dates use pt-BR."),
  "9.22": notTried(
    "Says what is not shown.",
    "Scale limits: limits on the number of ingredients, drinks, events or clients are not shown.",
  ),
} as const;
