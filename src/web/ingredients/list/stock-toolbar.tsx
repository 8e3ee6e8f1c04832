import { Archive, ClipboardCheck, Download, EllipsisVertical, Upload } from "lucide-react";
import { useDownloadStock } from "#web/ingredients/queries.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";

type StockToolbarProps = {
  onAdd: () => void;
  onCount: () => void;
  onImport: () => void;
  onShowArchived: () => void;
};

/**
 * The actions of the page, beside its title. The first one looks like those that float elsewhere, but stays there:
 * floating it would cover the menus of the list.
 */
export function StockToolbar({ onAdd, onCount, onImport, onShowArchived }: StockToolbarProps) {
  const { mutate: download, isPending } = useDownloadStock();
  return (
    <div className="flex items-center gap-3 max-sm:gap-2 print:hidden">
      <span className="max-sm:hidden">
        <Button variant="secondary" onClick={onCount}>
          Contagem
        </Button>
      </span>
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
        <MenuSeparator />
        <MenuItem icon={<Archive />} onSelect={onShowArchived}>
          Arquivados…
        </MenuItem>
      </Menu>
      <div data-floating-action="">
        <AddButton label="Adicionar ingrediente" onAdd={onAdd} />
      </div>
    </div>
  );
}
