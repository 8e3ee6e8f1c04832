import { useEffect, useEffectEvent, useRef } from "react";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { type CompanyHeaders, onCompanyHeaders } from "#web/api/company-headers.ts";
import { whenNothingUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { HeldSession } from "./session-state.ts";

/** Fetches the user again when an answer names another role or time zone, or that the company was closed, and says so once the role has changed. */
export function useCompanyHeaders({ user, isLost }: HeldSession, refreshUser: () => Promise<void>) {
  const isRefreshing = useRef(false);
  const follow = useEffectEvent(({ companyRole, timeZone, isClosed }: CompanyHeaders) => {
    if (!user || isLost || isRefreshing.current) return;
    const isSame = user.companyRole === companyRole && (timeZone === null || user.timeZone === timeZone);
    if (isSame && isClosed === Boolean(user.companyClosure)) return;
    isRefreshing.current = true;
    // Other screens would take unsaved input with them, and another zone would mean another hour by what was typed.
    // Until then the server refuses what is no longer permitted.
    whenNothingUnsaved(() => void refreshUser().finally(() => (isRefreshing.current = false)));
  });
  useEffect(() => onCompanyHeaders(follow), []);

  const companyRole = user?.companyRole;
  const shown = useRef<{ id?: number; role?: string | null }>({});
  useEffect(() => {
    const before = shown.current;
    shown.current = { id: user?.id, role: companyRole };
    if (companyRole && before.role && before.id === user?.id && before.role !== companyRole)
      toast({ title: `Sua função agora é ${companyRoleLabels[companyRole]}`, tone: "info" });
  }, [user?.id, companyRole]);
}
