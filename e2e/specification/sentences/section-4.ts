import { heldBy, sameAs } from "../sentence.ts";

export const section4 = {
  "4.bands.1": "It is derived from quantity and minQuantity and evaluated in this order:",
  "4.bands.2": "quantity <= 0: Sem Estoque.",
  "4.bands.3": "minimum > 0 and quantity <= minimum: Estoque Baixo.",
  "4.bands.4": "minimum > 0 and quantity <= 1.5 times minimum: Atenção.",
  "4.bands.5": "Otherwise: Normal.",
  "4.bands.6": "The filter keys are normal, atencao, baixo, sem.",
  "4.status.1": "The editor offers planejamento, orçamento, confirmado.",
  "4.status.2": "The list filter also offers em andamento, concluído and cancelado.",
  "4.status.3":
    "The reports filter offers confirmado, planejamento, orcamento (written without the accent) and finalizado.",
  "4.status.4": heldBy(
    "src/server/events/status-changes.test.ts › from %s an event may go to any other status, and back",
    "No transition rules are enforced beyond the user's choice.",
  ),
  "4.status.5": "Only events with status confirmado count for revenue and cost in reports.",
  "4.withdrawal.1": "Offered only when the status is confirmado and stock has not yet been withdrawn.",
  "4.withdrawal.2": "The user first enters reserved (planned) quantities per ingredient.",
  "4.withdrawal.3": "The action first saves the event and then withdraws.",
  "4.withdrawal.4": "A confirmation dialog says it cannot be undone.",
  "4.return.1": "Offered only when stock is withdrawn.",
  "4.return.2": "It needs at least one return quantity.",
  "4.return.3": "Otherwise the warning 'Nenhum item de retorno foi informado' appears.",
  "4.return.4": "It first saves the event and then returns.",
  "4.return.5": "The entered amounts are added back to stock.",
  "4.actions.1": "Disable: the event leaves the list but stays in the history for reports.",
  "4.actions.2":
    "Duplicate: creates a new event named '{name} (Cópia)', dated now plus 7 days, status planejamento, copying location, guests, drinks and fixed costs.",
  "4.availability.1":
    "A drink is available when every ingredient has stock at least equal to the recipe quantity.",
  "4.registration.1": sameAs(
    "2.register.5, 2.confirm.3",
    "Submitted, then pending e-mail confirmation, then confirmed and active with generated credentials.",
  ),
  "4.registration.2": sameAs("1.2", "The first login with those credentials forces a password change."),
  "4.user.1": "A user is active or inactive.",
  "4.user.2": "A system admin toggles it, but system admins themselves cannot be toggled.",
  "4.user.3": sameAs("8.login.1", "A blocked account's login shows a suspension message."),
  "4.recovery.1": sameAs(
    "2.login.3, 2.routes.5",
    "Request, then a link or token, then reset, then redirect to login.",
  ),
  "4.session.1": sameAs("2.shell.6, 1.2", "Loading, signed out, signed in, password-change required."),
  "4.session.2": "On load, a stored auth token is checked against the user endpoint.",
  "4.session.3": "On failure the token is silently removed.",
  "4.session.4":
    "Login stores the token and the user, clears cached data, and sets the password-change-required flag.",
  "4.session.5": "Logout clears the token, user and cached data.",
  "4.toasts.1": "At most 1 toast is visible at a time, and a new one replaces the previous one.",
  "4.toasts.2": "A toast closes automatically after 5000 ms and can be swiped right (threshold 50 px).",
  "4.toasts.3": heldBy(
    "src/web/ui/feedback/toast.test.ts › keeps a dismissed one, closed, and removes it after 1,000,000 ms",
    "Dismissed toasts are removed after 1,000,000 ms.",
  ),
  "4.toasts.4": "Hotkey F8 focuses the notification region.",
  "4.cache.1": heldBy(
    "src/web/api/query-client.test.ts › data is kept until somebody asks for it again, and unused entries for five minutes",
    "Data never becomes stale by time, and there are no automatic retries, no refetch on window focus and no polling.",
  ),
  "4.cache.2": "After each successful mutation the relevant lists are refetched.",
  "4.cache.3": "The ingredient list is refetched when the event dialog opens.",
} as const;
