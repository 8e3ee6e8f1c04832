import { heldBy } from "../sentence.ts";

export const section7 = {
  "7.1": heldBy(
    "src/web/api/api.test.tsx › cookies always, the token when there is one, a content type only with a body",
    "All calls send cookies.",
  ),
  "7.2": "Calls carry the Authorization bearer header when auth_token is stored.",
  "7.3": "A JSON content type is set only when there is a body.",
  "7.4": "The default list fetch is a GET to the given path, parsed as JSON.",
  "7.5": heldBy(
    "src/web/api/api.test.tsx › a 401 fails, or is null where that is asked for",
    "Any 401 fails unless the mode that returns null on 401 is on.",
  ),
  "7.6": "POST /api/login | {email, password} | {token, user, requirePasswordChange}",
  "7.7": "GET /api/user | none | user object including requirePasswordChange",
  "7.8": "POST /api/logout | none | errors ignored; body not shown",
  "7.9": "POST /api/register-company | {name, email, phone, address} | error on failure",
  "7.10": "POST /api/confirm-company | {token} | companyName, credentials {username, password}, error",
  "7.11": "POST /api/forgot-password | {email} | resetLink (redirect after 2 s), instructions, error",
  "7.12": "POST /api/reset-password | {token, newPassword} | error",
  "7.13":
    "POST /api/change-password | {currentPassword, newPassword} | error or message; on success the forced screen goes to the root after 1 s",
  "7.14": "GET /api/ingredients | none | list",
  "7.15":
    "POST /api/ingredients | {name, category, quantity, unit, pricePerUnit, minQuantity, optional observations} | created ingredient; body not shown",
  "7.16": "PUT /api/ingredients/{id} | same as POST | updated ingredient; body not shown",
  "7.17": "GET /api/drinks | none | list",
  "7.18": "POST /api/drinks | {name, ingredients[{ingredientId, quantity, unit}]} | not shown",
  "7.19": "PUT /api/drinks/{id} | same as POST | not shown",
  "7.20": "DELETE /api/drinks/{id} | none | not shown",
  "7.21": "GET /api/events | none | list",
  "7.22":
    "POST /api/events | {name, date, location, guests, status, type, combo, drinks[{drinkId, drinkName, ingredients[{ingredientId, quantity, unit, ingredientName, plannedQuantity, returnQuantity}]}], fixedCosts, eventIngredients} | the shape of eventIngredients is not shown",
  "7.23":
    "PUT /api/events/{id} | same shape; the fixed-costs editor sends the whole event with fixedCosts replaced | not shown",
  "7.24": "PATCH /api/events/{id}/disable | none | not shown",
  "7.25": "POST /api/events/{id}/withdraw-stock | no body | server message preferred on failure",
  "7.26": "POST /api/events/{id}/return-stock | {returns[{ingredientId, quantity}]} | not shown",
  "7.27": "GET /api/clients | none | list",
  "7.28": "POST /api/clients | {name, email, phone, cpf, address, notes} | not shown",
  "7.29": "PUT /api/clients/{id} | same as POST | not shown",
  "7.30": "DELETE /api/clients/{id} | none | not shown",
  "7.31": "GET /api/admin/stats | none | the five totals",
  "7.32": "GET /api/admin/companies | none | array of companies",
  "7.33": "GET /api/admin/clients-by-company | none | array of {companyId, clientCount}",
  "7.34": "GET /api/admin/users | none | array of users",
  "7.35": "POST /api/admin/users/{id}/toggle-status | no body | on success the users list is refreshed",
  "7.36": "Event report: a text file named with the event name and date, generated on the client.",
} as const;
