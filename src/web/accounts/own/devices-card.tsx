import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { browserText } from "#shared/accounts/browser-name.ts";
import type { Device } from "#shared/accounts/device-contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { devicesQuery, useEndDevices } from "./queries.ts";

const PHONES = ["Android", "iPhone", "iPad"];

/** The browsers in which the person is signed in, each of which can be ended. */
export function DevicesCard() {
  const query = useQuery(devicesQuery);
  const { mutate: end, isPending, variables } = useEndDevices();
  const devices = query.data;
  return (
    <Card>
      <CardTitle
        action={
          devices &&
          devices.length > 1 && (
            <Button
              variant="secondary"
              size="sm"
              isBusy={isPending && variables === "others"}
              busyLabel="Encerrando..."
              onClick={() => end("others")}
            >
              Encerrar os outros
            </Button>
          )
        }
      >
        Aparelhos
      </CardTitle>
      {devices ? (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={isPending && variables === device.id}
              onEnd={() => end(device.id)}
            />
          ))}
        </ul>
      ) : query.error ? (
        <LoadError title="Não foi possível carregar os aparelhos" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

type DeviceRowProps = { device: Device; isEnding: boolean; onEnd: () => void };

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const timeZone = useTimeZone();
  const { address, lastUsedAt, current, system } = device;
  const Icon = PHONES.includes(system ?? "") ? Smartphone : Laptop;
  const name = browserText(device);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {name}
          {current && <span className="font-normal text-muted"> · este aparelho</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {address ? `${address} · ` : ""}
          {current ? "em uso agora" : `último uso ${formatWeekdayDateTime(lastUsedAt, timeZone)}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Encerrar ${name}`}
          isBusy={isEnding}
          busyLabel="Encerrando..."
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
