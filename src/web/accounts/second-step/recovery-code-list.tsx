import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useLeaveWarning } from "#web/ui/dialogs/use-leave-warning.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";

type RecoveryCodeListProps = { codes: string[]; onDone: () => void };

/** The recovery codes, which nobody can show again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  useLeaveWarning(true);
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title="Segunda etapa ligada">
        Guarde estes códigos fora do celular: cada um abre sua conta uma vez, se você perder o aplicativo.
        Eles não aparecem de novo.
      </Alert>
      <ul
        aria-label="Códigos de recuperação"
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-lg bg-sunken p-4 text-center font-mono min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton variant="secondary" label="Copiar códigos" text={codes.join("\n")} />
        <Button onClick={onDone}>Guardei os códigos</Button>
      </div>
    </div>
  );
}
