import { useState } from "react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { EndSecondStepQuestion } from "#web/accounts/second-step/end-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { useEndSecondStepOfUser } from "./queries.ts";

/** The way back for the only owner of a company who has lost the second step, or the only passkey. */
export function EndSecondStep({ user: { id, username } }: { user: Pick<AdminUser, "id" | "username"> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: end, isPending } = useEndSecondStepOfUser();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Encerrar segunda etapa de ${username}`}
        isBusy={isPending}
        onClick={() => setIsAsking(true)}
      >
        Encerrar segunda etapa
      </Button>
      <EndSecondStepQuestion
        name={username}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        end={() => end(id)}
        isPending={isPending}
      />
    </>
  );
}
