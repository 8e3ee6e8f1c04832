import { heldBy, notTried, sameAs } from "../sentence.ts";

export const section5 = {
  "5.1":
    "Ingredient form: fields are name, category, quantity, unit, pricePerUnit, minQuantity and optional observations.",
  "5.2": "Number inputs step by 0.01.",
  "5.3": notTried("Says what is not shown.", "The exact messages are not shown."),
  "5.4": "Drink: name required.",
  "5.5": "Drink: At least one ingredient ('Adicione pelo menos um ingrediente').",
  "5.6":
    "Drink: Each ingredient: ingredientId >= 1 ('Selecione um ingrediente'); quantity >= 0.1 ('Quantidade deve ser maior que 0'); unit non-empty ('Unidade é obrigatória').",
  "5.7": "Drink: The last ingredient row cannot be removed.",
  "5.8": "Event: name required ('Nome é obrigatório').",
  "5.9": "Event: date required ('Data é obrigatória').",
  "5.10": "Event: location optional; guests optional number.",
  "5.11": heldBy(
    "src/server/events/refused-events.test.ts › Status é obrigatório",
    "Event: status required ('Status é obrigatório'); type required ('Tipo é obrigatório'); combo required ('Combo é obrigatório').",
  ),
  "5.12": "Event: At least one ingredient line ('Adicione pelo menos um ingrediente').",
  "5.13": heldBy(
    "src/server/events/refused-events.test.ts › Nome do drink é obrigatório",
    "Event: Each line needs ingredientId >= 1, ingredientName, quantity >= 0.1, unit, drinkName ('Nome do drink é obrigatório') and drinkId >= 1 ('ID do drink é obrigatório').",
  ),
  "5.14": "Event: Return quantities must be numbers >= 0.",
  "5.15":
    "Fixed cost: name required ('Nome é obrigatório'); value >= 0 ('Valor deve ser positivo'), with input min 0 and step 0.01; category required ('Categoria é obrigatória').",
  "5.16":
    "Client: name required and trimmed ('Nome é obrigatório'); email must be email-formatted; other fields are free.",
  "5.17": "Company registration: name and email required, trimmed.",
  "5.18": sameAs("5.17", "Message: 'Nome da empresa e email são obrigatórios'."),
  "5.19": "Company confirmation: a missing token gives 'Token de confirmação inválido ou ausente'.",
  "5.20": sameAs("2.login.1", "Login: email and password required."),
  "5.21":
    "Reset password: The token must be present, else 'Token inválido ou ausente. Solicite uma nova recuperação de senha.'",
  "5.23": "Reset password: New password at least 4 characters ('A senha deve ter pelo menos 4 caracteres').",
  "5.24": "Reset password: Confirmation must match ('As senhas não coincidem').",
  "5.25": "Forced change-password screen: All fields required ('Todos os campos são obrigatórios').",
  "5.26":
    "Forced change-password screen: New equals confirmation ('A nova senha e confirmação não coincidem').",
  "5.27":
    "Forced change-password screen: New at least 4 characters ('A nova senha deve ter pelo menos 4 caracteres').",
  "5.28":
    "Forced change-password screen: New differs from current ('A nova senha deve ser diferente da senha atual').",
  "5.29":
    "Change-password dialog: all three fields required; new and confirmation must match ('As senhas não coincidem'); new at least 6 characters ('A nova senha deve ter pelo menos 6 caracteres').",
  "5.30": sameAs(
    "5.23, 5.27, 5.29",
    "The minimum new password is therefore 4 characters in the reset and forced-change flows, and 6 in the dialog.",
  ),
  "5.31": notTried(
    "Leaves it open; settled in decision 38.",
    "Whether the server applies its own minimum is unknown.",
  ),
  "5.32": "A select item cannot have an empty value.",
} as const;
