import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSwitchOffSecondStep } from "#web/accounts/second-step/queries.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { accountQuery } from "./account-query.ts";

const SecondStepSetUpDialog = lazyDialog(
  "SecondStepSetUpDialog",
  () => import("#web/accounts/second-step/set-up-dialog.tsx"),
);

/** Fewer of them are worth a word. */
const FEW_CODES = 3;

/** Whether the account asks for a code besides the password. */
export function SecondStepCard() {
  const query = useQuery(accountQuery);
  const client = useQueryClient();
  const setUp = useDialogSubject<never>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: switchOff, isPending } = useSwitchOffSecondStep();
  const state = query.data?.secondStep;
  const closeQuestion = () => setIsAsking(false);
  const closeSetUp = () => {
    setUp.close();
    void client.invalidateQueries(accountQuery);
  };
  return (
    <Card>
      <CardTitle
        action={
          state && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => (state.isOn ? setIsAsking(true) : setUp.open())}
            >
              {state.isOn ? "Desligar" : "Ligar"}
            </Button>
          )
        }
      >
        Segunda etapa
      </CardTitle>
      {state ? (
        <p className="text-sm text-muted">{state.isOn ? onText(state.codesLeft) : OFF}</p>
      ) : query.error ? (
        <LoadError title="Não foi possível carregar a segunda etapa" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      <SecondStepSetUpDialog key={setUp.key} open={setUp.isOpen} onClose={closeSetUp} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Desligar a segunda etapa?"
        description="A senha sozinha volta a abrir sua conta, e os códigos de recuperação deixam de valer."
        confirmLabel="Desligar"
        busyLabel="Desligando..."
        tone="danger"
        isBusy={isPending}
        onConfirm={() => void switchOff().then(closeQuestion, closeQuestion)}
      />
    </Card>
  );
}

const OFF = "Desligada. Ligue para que, além da senha, sua conta peça um código do aplicativo autenticador.";

function onText(codesLeft: number): string {
  const left =
    codesLeft === 1 ? "Resta 1 código de recuperação" : `Restam ${codesLeft} códigos de recuperação`;
  const advice = codesLeft < FEW_CODES ? " Desligue e ligue de novo para receber outros dez." : "";
  return `Ligada: além da senha, sua conta pede um código do aplicativo. ${left}.${advice}`;
}
