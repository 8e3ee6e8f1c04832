import { UserX } from "lucide-react";
import { CsvMenuItems } from "#web/import/csv-menu-items.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDownloadClients } from "./queries.ts";

type ClientsMenuProps = { onImport: () => void; onShowRemoved: () => void };

export function ClientsMenu({ onImport, onShowRemoved }: ClientsMenuProps) {
  const { mutate: download, isPending } = useDownloadClients();
  return (
    <MoreMenu label="Mais ações dos clientes" isBusy={isPending}>
      <CsvMenuItems onDownload={() => download()} onImport={onImport} />
      <MenuSeparator />
      <MenuItem icon={<UserX />} onSelect={onShowRemoved}>
        Removidos…
      </MenuItem>
    </MoreMenu>
  );
}
