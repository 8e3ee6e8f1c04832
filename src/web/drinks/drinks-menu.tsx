import { Sparkles } from "lucide-react";
import { CsvMenuItems } from "#web/import/csv-menu-items.tsx";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDownloadDrinks } from "./queries.ts";

type DrinksMenuProps = { onClassics: () => void; onImport: () => void };

export function DrinksMenu({ onClassics, onImport }: DrinksMenuProps) {
  const { mutate: download, isPending } = useDownloadDrinks();
  return (
    <MoreMenu label="Mais ações dos drinks" isBusy={isPending}>
      <MenuItem icon={<Sparkles />} onSelect={onClassics}>
        Drinks clássicos…
      </MenuItem>
      <CsvMenuItems onDownload={() => download()} onImport={onImport} />
    </MoreMenu>
  );
}
