import { Download, EllipsisVertical, Upload } from "lucide-react";
import { useDownloadStock } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";

export function StockMenu({ onImport }: { onImport: () => void }) {
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
      <MenuItem icon={<Download />} onSelect={() => download()}>
        Baixar CSV
      </MenuItem>
      <MenuItem icon={<Upload />} onSelect={onImport}>
        Enviar CSV…
      </MenuItem>
    </Menu>
  );
}
