import { Archive, ClipboardCheck } from "lucide-react";
import { CsvMenuItems } from "#web/import/csv-menu-items.tsx";
import { useDownloadStock } from "#web/ingredients/queries.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { PageAction } from "#web/ui/page-action.tsx";

type StockToolbarProps = {
  onCount: () => void;
  /** The empty list has a button of its own. */
  isEmpty: boolean;
  /** Undefined for those who may not edit. */
  edits: { onAdd: () => void; onImport: () => void; onShowArchived: () => void } | undefined;
};

/** The actions of the page, beside its title. */
export function StockToolbar({ onCount, isEmpty, edits }: StockToolbarProps) {
  const { mutate: download, isPending } = useDownloadStock();
  if (!edits) {
    return (
      <Button onClick={onCount}>
        <ClipboardCheck className="size-4.5" />
        Contagem
      </Button>
    );
  }
  const { onAdd, onImport, onShowArchived } = edits;
  return (
    <div className="flex items-center gap-3 max-sm:gap-2 print:hidden">
      <span className="max-sm:hidden">
        <Button variant="secondary" onClick={onCount}>
          Contagem
        </Button>
      </span>
      <MoreMenu label="Mais ações do estoque" isBusy={isPending}>
        <MenuItem icon={<ClipboardCheck />} onSelect={onCount}>
          Contagem…
        </MenuItem>
        <CsvMenuItems onDownload={() => download()} onImport={onImport} />
        <MenuSeparator />
        <MenuItem icon={<Archive />} onSelect={onShowArchived}>
          Arquivados…
        </MenuItem>
      </MoreMenu>
      <PageAction>
        <AddButton label="Adicionar ingrediente" isSecond={isEmpty} onAdd={onAdd} />
      </PageAction>
    </div>
  );
}
