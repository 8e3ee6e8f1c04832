import { CsvMenuItems } from "#web/import/csv-menu-items.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDownloadClients } from "./queries.ts";

export function ClientsMenu({ onImport }: { onImport: () => void }) {
  const { mutate: download, isPending } = useDownloadClients();
  return (
    <MoreMenu label="Mais ações dos clientes" isBusy={isPending}>
      <CsvMenuItems onDownload={() => download()} onImport={onImport} />
    </MoreMenu>
  );
}
