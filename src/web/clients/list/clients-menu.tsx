import { UserX } from "lucide-react";
import { useDownloadClients } from "#web/clients/queries.ts";
import { CsvMenuItems } from "#web/import/csv-menu-items.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";

type ClientsMenuProps = { edits: { onImport: () => void; onShowRemoved: () => void } | undefined };

export function ClientsMenu({ edits }: ClientsMenuProps) {
  const { mutate: download, isPending } = useDownloadClients();
  return (
    <MoreMenu label="Mais ações dos clientes" isBusy={isPending}>
      <CsvMenuItems onDownload={() => download()} onImport={edits?.onImport} />
      {edits && (
        <>
          <MenuSeparator />
          <MenuItem icon={<UserX />} onSelect={edits.onShowRemoved}>
            Removidos…
          </MenuItem>
        </>
      )}
    </MoreMenu>
  );
}
