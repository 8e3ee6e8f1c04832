import { useEffect, useEffectEvent, useRef } from "react";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { type CompanyHeaders, onCompanyHeaders } from "#web/api/company-headers.ts";
import { whenNothingUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { HeldSession } from "./session-state.ts";

/**
 * Fetches the user again when an answer names another role or time zone, that the company was closed, or that a second
 * step is to be set up first; says so once the role has changed.
 */
export function useCompanyHeaders({ user, isLost }: HeldSession, refreshUser: () => Promise<void>) {
  const isRefreshing = useRef(false);
  const follow = useEffectEvent((headers: CompanyHeaders) => {
    if (!user || isLost || isRefreshing.current) return;
    const { companyRole: role, timeZone, isClosed, lacksSecondStep } = headers;
    const isSame = user.companyRole === role && (timeZone === null || user.timeZone === timeZone);
    const isAsOpen =
      isClosed === Boolean(user.companyClosure) && lacksSecondStep === Boolean(user.requireSecondStep);
    if (isSame && isAsOpen) return;
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
