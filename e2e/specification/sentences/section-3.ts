import { notTried, sameAs } from "../sentence.ts";

export const section3 = {
  "3.1": notTried(
    "Columns; what is on the wire is 3.15 and 7.9, the rest the schema and src/server/accounts/registration.test.ts.",
    "company | id, name, email (unique), phone, cnpj, address, isActive (0/1, default 0), confirmationToken, confirmationTokenExpiry, createdAt",
  ),
  "3.2": notTried(
    "Columns; what is on the wire is 3.11 and 3.16, the rest the schema and src/server/accounts/recovery.test.ts.",
    "user | id, username, password, email (unique), companyId, role (default 'user'; system admins use admin_system), isActive (default 1), requirePasswordChange (0/1, default 0), resetToken, resetTokenExpiry, createdAt",
  ),
  "3.3":
    "ingredient | id, name, category, quantity (decimal 10,2), unit, pricePerUnit (decimal 10,2; a numeric string on the wire), minQuantity (default 0), reservedQuantity (default 0), companyId, createdAt",
  "3.4": "drink | id, name, ingredients (list of {ingredientId, quantity, unit}), companyId, createdAt",
  "3.5":
    "event | id, name, date, location, guests (int), drinks, clients (list of client ids, default empty), status (default planejamento), type (default corporativo), combo (default 'Tropical Premium'), active (string 'true'/'false', default 'true'), stockWithdrawn (string 'true'/'false', default 'false'), fixedCosts (default empty), companyId, createdAt",
  "3.6":
    "event drink entry | {drinkId, drinkName, quantity, ingredients[{ingredientId, quantity, unit, ingredientName, plannedQuantity, returnQuantity}]}",
  "3.7": "fixed cost | {id, name, value, category}",
  "3.8": "client | id, name, email, phone, cpf, address, notes, companyId, createdAt",
  "3.10": "Login response: token, user, requirePasswordChange.",
  "3.11": "Session user: username, companyName, role, requirePasswordChange.",
  "3.12": "Confirmation response: companyName, credentials {username, password}.",
  "3.13": "Admin stats: totalCompanies, totalUsers, totalEvents, totalDrinks, totalClients.",
  "3.14": "Clients-by-company item: companyId, clientCount.",
  "3.15":
    "Admin company list item: id, name, email, phone, cnpj, isActive (1 = active, any other value = inactive), createdAt.",
  "3.16": "Admin user list item: id, username, email, role, companyId, isActive (1 = active), createdAt.",
  "3.18": "Ingredient categories: Bebidas Alcoólicas, Bebidas Não Alcoólicas, Xaropes, Frutas, Outros.",
  "3.19": "Ingredient units: ml, L, kg, g, unidade, colher (chá), colher (sopa), maço.",
  "3.20": "Drink recipe units: ml, L, g, kg, unidade, colher (chá), colher (sopa), rodela, folhas, maço.",
  "3.21": sameAs(
    "2.events.2",
    "Event types: corporativo, casamento, aniversario, formatura, festa_infantil, confraternizacao, social, outro.",
  ),
  "3.22": "Combos: Tropical Premium, Tropical, Classic Premium.",
  "3.23":
    "Fixed-cost categories: Transporte, Alimentação, Funcionários, Bartender, Chefe de Bar, Equipamentos, Outros.",
} as const;
