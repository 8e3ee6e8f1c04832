import { WifiOff } from "lucide-react";
import { NO_CONNECTION, useIsOffline } from "#web/browser/connection.ts";

/** Says that nothing can be sent now, before anybody presses the button. */
export function OfflineNote() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="empty:hidden">
      {isOffline && (
        <p className="flex items-start gap-2 border-t border-line bg-yellow-soft px-4 py-2 text-sm font-medium text-yellow-ink sm:px-6">
          <WifiOff className="mt-0.5 size-4 shrink-0" />
          {NO_CONNECTION}
        </p>
      )}
    </div>
  );
}
