import { Download } from "lucide-react";
import { formatDate } from "#shared/numbers/format.ts";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { SignOutLink } from "#web/accounts/sign-out-link.tsx";
import { useDownloadCompanyData } from "#web/activity/queries.ts";
import { useAuth } from "#web/session/session.tsx";
import { useSignedInUser } from "#web/session/use-signed-in-user.ts";
import { Button } from "#web/ui/button.tsx";
import { useReopenCompany } from "./queries.ts";

/** All that an owner of a closed company sees. */
export function ClosedCompanyPage() {
  const { companyName, companyClosure, timeZone } = useSignedInUser();
  const { refreshUser } = useAuth();
  const { mutateAsync: reopen, isPending } = useReopenCompany();
  const { mutate: download, isPending: isDownloading } = useDownloadCompanyData();
  // Another owner may have reopened it: then nothing is left to be seen here.
  if (!companyClosure) return null;
  const { closedAt, closedBy, erasedFrom } = companyClosure;
  const day = (moment: string) => formatDate(moment, timeZone);
  return (
    <>
      <CardHeading title="Empresa encerrada">
        {closedBy ?? "A administração do sistema"} encerrou {companyName} em {day(closedAt)}.
      </CardHeading>
      <p className="mb-5 text-center">
        Em <strong className="font-semibold">{day(erasedFrom)}</strong> tudo será apagado para sempre. Até lá
        você pode reabrir a empresa, com tudo como estava.
      </p>
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          isBusy={isPending}
          busyLabel="Reabrindo..."
          // A failure shows a toast; whoever came too late or second sees what is true now.
          onClick={() => void reopen().then(refreshUser, refreshUser)}
        >
          Reabrir empresa
        </Button>
        <Button variant="secondary" size="lg" isBusy={isDownloading} onClick={() => download()}>
          <Download className="size-4" />
          Baixar todos os dados
        </Button>
      </div>
      <SignOutLink />
    </>
  );
}
