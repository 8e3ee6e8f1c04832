import { lazyDialog } from "./lazy-dialog.tsx";

export const ChangePasswordDialog = lazyDialog(
  "ChangePasswordDialog",
  () => import("#web/accounts/change-password-dialog.tsx"),
);
export const ClientDialog = lazyDialog("ClientDialog", () => import("#web/clients/client-dialog.tsx"));
export const DrinkDialog = lazyDialog("DrinkDialog", () => import("#web/drinks/drink-dialog.tsx"));
export const EntryDialog = lazyDialog("EntryDialog", () => import("#web/ingredients/entry-dialog.tsx"));
export const EventDialog = lazyDialog("EventDialog", () => import("#web/events/event-dialog.tsx"));
export const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs-dialog.tsx"),
);
export const HistoryDialog = lazyDialog("HistoryDialog", () => import("#web/ingredients/history-dialog.tsx"));
export const ImportDialog = lazyDialog("ImportDialog", () => import("#web/ingredients/import-dialog.tsx"));
export const IngredientDialog = lazyDialog(
  "IngredientDialog",
  () => import("#web/ingredients/ingredient-dialog.tsx"),
);
