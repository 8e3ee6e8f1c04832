import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linkToEvent, linkToReturn } from "#web/address/links.ts";
import { withdrawnEventIn } from "#web/address/paths.ts";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { invalidates } from "#web/events/queries.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { NightPage } from "#web/night/night-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { WithdrawStock } from "./withdraw-stock.tsx";

/** Where the stock of an event goes out. */
export function WithdrawalPage() {
  const [path] = useLocation();
  const queryClient = useQueryClient();
  // Others may have changed plan and stock since the lists were fetched, and what goes out depends on both.
  useEffect(() => {
    for (const queryKey of invalidates)
      void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }, [queryClient]);
  return (
    <NightPage eventId={withdrawnEventIn(path)} heading="Dar baixa no estoque" titled="Baixa">
      {(event, stock, queries) => (
        <>
          <OldDataNote queries={queries} />
          <WithdrawalOf event={event} stock={stock} />
        </>
      )}
    </NightPage>
  );
}

function WithdrawalOf({ event, stock }: { event: CateringEvent; stock: Stock }) {
  const [, navigate] = useLocation();
  if (event.active === "false") return <Alert tone="info">Este evento está desabilitado.</Alert>;
  if (event.stockState === "out") {
    return (
      <>
        <Alert tone="info">O estoque deste evento já saiu.</Alert>
        <Link href={linkToReturn(event.id)} className={buttonClass({ className: "mt-4" })}>
          Registrar retorno
        </Link>
      </>
    );
  }
  if (event.status !== "confirmado") {
    return (
      <Alert tone="info">A baixa no estoque fica disponível quando o status do evento é Confirmado.</Alert>
    );
  }
  return <WithdrawStock event={event} stock={stock} onDone={() => navigate(linkToEvent(event.id))} />;
}
