import { lazyDialog } from "./lazy-dialog.tsx";

export const ChangePasswordDialog = lazyDialog(
  "ChangePasswordDialog",
  () => import("#web/accounts/password/change-password-dialog.tsx"),
);
export const ClientDialog = lazyDialog("ClientDialog", () => import("#web/clients/client-dialog.tsx"));
export const DrinkDialog = lazyDialog("DrinkDialog", () => import("#web/drinks/drink-dialog.tsx"));
export const EntryDialog = lazyDialog("EntryDialog", () => import("#web/ingredients/form/entry-dialog.tsx"));
export const EventDialog = lazyDialog("EventDialog", () => import("#web/events/editor/event-dialog.tsx"));
export const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs/fixed-costs-dialog.tsx"),
);
export const HistoryDialog = lazyDialog(
  "HistoryDialog",
  () => import("#web/ingredients/history/history-dialog.tsx"),
);
export const ImportDialog = lazyDialog(
  "ImportDialog",
  () => import("#web/ingredients/import/import-dialog.tsx"),
);
export const IngredientDialog = lazyDialog(
  "IngredientDialog",
  () => import("#web/ingredients/form/ingredient-dialog.tsx"),
);
