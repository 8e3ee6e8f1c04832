import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { eventPaymentsQuery, paymentSettingsQuery } from "#web/payments/queries.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { CHARGES_TITLE, ChargesEditor } from "./charges-editor.tsx";

type ChargesDialogProps = Omit<ComponentProps<typeof ChargesEditor>, "terms" | "payments">;

/** Loads what the charges are proposed by, and shows a spinner until then: other terms would be wrong ones. */
export function ChargesDialog(props: ChargesDialogProps) {
  const { event, open, onClose } = props;
  const settings = useQuery(paymentSettingsQuery);
  const payments = useQuery(eventPaymentsQuery(event.id));
  const [terms] = settings.data ?? [];
  if (terms && payments.data) return <ChargesEditor {...props} terms={terms} payments={payments.data} />;
  const failed = failedQueries(settings, payments);
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={CHARGES_TITLE} size="lg">
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar as cobranças" queries={failed} />
      ) : (
        <Spinner label="Carregando cobranças" />
      )}
    </Dialog>
  );
}
