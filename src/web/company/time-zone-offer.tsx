import { useState } from "react";
import { timeZoneText } from "#shared/company/labels.ts";
import { hoursBehindUtc, type TimeZone } from "#shared/time/time-zones.ts";
import { deviceTimeZone } from "#web/browser/device-time-zone.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { useChooseTimeZone } from "./queries.ts";

/** Offers the zone of the device, where its clock shows another hour, to whoever may choose it. */
export function TimeZoneOffer() {
  const present = useTimeZone();
  const canChoose = useCan("manage-company");
  const [offered] = useState(deviceTimeZone);
  if (!canChoose || !offered || hoursBehindUtc[offered] === hoursBehindUtc[present]) return null;
  return <Offer offered={offered} present={present} />;
}

function Offer({ offered, present }: Record<"offered" | "present", TimeZone>) {
  const { refreshUser } = useAuth();
  const { mutate: choose, isPending } = useChooseTimeZone();
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          As horas aparecem no {timeZoneText(present)}; este aparelho está no {timeZoneText(offered)}.
        </p>
        <Button
          variant="secondary"
          size="sm"
          isBusy={isPending}
          onClick={() => choose(offered, { onSuccess: () => void refreshUser() })}
        >
          Usar o {timeZoneText(offered)}
        </Button>
      </div>
    </Alert>
  );
}
