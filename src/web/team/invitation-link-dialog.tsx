import { whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { Invitation } from "#shared/team/contract.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { useUser } from "#web/session/session.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ShareWays } from "#web/ui/share-ways.tsx";
import type { useInvitationLink } from "./queries.ts";

type InvitationLinkDialogProps = {
  invitation: Invitation;
  /** The link that is being made. */
  made: Pick<ReturnType<typeof useInvitationLink>, "data" | "error">;
  open: boolean;
  onClose: () => void;
};

/** A link of an invitation, to be sent by WhatsApp. */
export function InvitationLinkDialog({ invitation, made, open, onClose }: InvitationLinkDialogProps) {
  const user = useUser();
  const { data, error } = made;
  const text =
    data &&
    `${user?.companyName ?? "Nossa empresa"} convidou você para a equipe no Balcão. Escolha seu nome e sua senha por este link: ${data.link}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Link do convite"
      description={`Para ${invitation.email}. Vale para uma pessoa, uma vez, como o link do e-mail.`}
      footer={
        text && (
          <ShareWays title="Convite para a equipe" text={text} whatsapp={whatsappTextLink(null, text)} />
        )
      }
    >
      {data ? (
        <>
          <p className="rounded-lg bg-sunken p-3.5 text-sm break-all">{data.link}</p>
          <div className="mt-2 -ml-3">
            <CopyButton variant="ghost" size="sm" label="Copiar link" text={data.link} />
          </div>
        </>
      ) : error ? (
        <Alert tone="error">{saidByServer(error, "Não foi possível criar o link")}</Alert>
      ) : (
        <Spinner label="Criando link" />
      )}
    </Dialog>
  );
}
