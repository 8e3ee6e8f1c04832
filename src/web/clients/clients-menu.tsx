import { Download, EllipsisVertical, Upload } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { useDownloadClients } from "./queries.ts";

export function ClientsMenu({ onImport }: { onImport: () => void }) {
  const { mutate: download, isPending } = useDownloadClients();
  return (
    <Menu
      label="Mais ações dos clientes"
      trigger={
        <Button variant="secondary" size="icon" isBusy={isPending} busyLabel="">
          <EllipsisVertical className="size-5" />
        </Button>
      }
    >
      <MenuItem icon={<Download />} onSelect={() => download()}>
        Baixar CSV
      </MenuItem>
      <MenuItem icon={<Upload />} onSelect={onImport}>
        Enviar CSV…
      </MenuItem>
    </Menu>
  );
}
