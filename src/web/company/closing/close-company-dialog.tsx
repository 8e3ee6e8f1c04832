import { Download } from "lucide-react";
import { useId, useState } from "react";
import { closeCompanyInput, erasedFrom, isCompanyName, NAME_WRONG } from "#shared/company/closing.ts";
import { formatDate } from "#shared/numbers/format.ts";
import { useDownloadCompanyData } from "#web/activity/queries.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DialogForm } from "#web/ui/dialogs/form-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useCloseCompany } from "./queries.ts";

type CloseCompanyDialogProps = { name: string; open: boolean; onClose: () => void };

/** Says what closing the company means, offers all data, and asks for the company's name. */
export function CloseCompanyDialog({ name, open, onClose }: CloseCompanyDialogProps) {
  const formId = useId();
  const timeZone = useTimeZone();
  const { refreshUser } = useAuth();
  const { mutate: download, isPending: isDownloading } = useDownloadCompanyData();
  const { mutateAsync: close, isPending } = useCloseCompany();
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const lastDay = formatDate(erasedFrom(new Date()).toISOString(), timeZone);

  const submit = async () => {
    const entered = closeCompanyInput.safeParse({ name: typed });
    const isRight = entered.success && isCompanyName(typed, name);
    setProblem(undefined);
    setIssue(entered.error?.issues[0]?.message ?? (isRight ? undefined : NAME_WRONG));
    if (!entered.success || !isRight) return;
    try {
      await close(entered.data);
    } catch (error) {
      const refused = error instanceof ApiError ? error : undefined;
      // Another owner may have renamed it.
      setIssue(refused?.issues[0]?.message);
      if (!refused?.issues.length) setProblem(refused?.message ?? "Falha ao encerrar a empresa");
      return;
    }
    // The page of a closed company takes the place of this one.
    await refreshUser();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || isPending || onClose()}
      title="Encerrar empresa"
      description={`O que acontece com ${name}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => isPending || onClose()}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isPending} busyLabel="Encerrando...">
            Encerrar empresa
          </Button>
        </>
      }
    >
      <DialogForm id={formId} problem={problem} onSubmit={submit}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>
            <strong className="font-semibold">Agora:</strong> ninguém mais trabalha na empresa. Os links de
            propostas, da equipe, de pedidos e das agendas deixam de abrir, e nenhum e-mail dela é enviado.
          </li>
          <li>
            <strong className="font-semibold">Até {lastDay}:</strong> quem é dono pode entrar e reabrir a
            empresa, com tudo como estava. Todos os donos recebem um e-mail agora.
          </li>
          <li>
            <strong className="font-semibold">Depois:</strong> tudo é apagado para sempre: eventos, clientes,
            estoque, recebimentos, pessoas e arquivos.
          </li>
        </ul>
        <div>
          <Button variant="secondary" size="sm" isBusy={isDownloading} onClick={() => download()}>
            <Download className="size-4" />
            Baixar todos os dados
          </Button>
        </div>
        <TextField
          label="Nome da empresa"
          hint={`Para confirmar, digite: ${name}`}
          autoComplete="off"
          required
          value={typed}
          error={issue}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
