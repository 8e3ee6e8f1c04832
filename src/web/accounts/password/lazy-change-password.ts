import { lazyDialog } from "#web/app/parts/lazy-dialog.tsx";

export const LazyChangePasswordDialog = lazyDialog(
  "ChangePasswordDialog",
  () => import("./change-password-dialog.tsx"),
);
