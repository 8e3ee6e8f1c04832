import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";

export const LazyChangePasswordDialog = lazyDialog(
  "ChangePasswordDialog",
  () => import("./change-password-dialog.tsx"),
);
