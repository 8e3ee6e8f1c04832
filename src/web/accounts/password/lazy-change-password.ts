import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

export const LazyChangePasswordDialog = lazyDialog(
  "ChangePasswordDialog",
  () => import("./change-password-dialog.tsx"),
);
