import { ClipboardCheck, Download, EllipsisVertical, Upload } from "lucide-react";
import { useDownloadStock } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";

type StockMenuProps = { onCount: () => void; onImport: () => void };

export function StockMenu({ onCount, onImport }: StockMenuProps) {
  const { mutate: download, isPending } = useDownloadStock();
  return (
    <Menu
      label="Mais ações do estoque"
      trigger={
        <Button variant="secondary" size="icon" isBusy={isPending} busyLabel="">
          <EllipsisVertical className="size-5" />
        </Button>
      }
    >
      <MenuItem icon={<ClipboardCheck />} onSelect={onCount}>
        Contagem…
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => download()}>
        Baixar CSV
      </MenuItem>
      <MenuItem icon={<Upload />} onSelect={onImport}>
        Enviar CSV…
      </MenuItem>
    </Menu>
  );
}
