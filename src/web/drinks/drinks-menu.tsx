import { Download, EllipsisVertical, Sparkles, Upload } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { useDownloadDrinks } from "./queries.ts";

type DrinksMenuProps = { onClassics: () => void; onImport: () => void };

export function DrinksMenu({ onClassics, onImport }: DrinksMenuProps) {
  const { mutate: download, isPending } = useDownloadDrinks();
  return (
    <Menu
      label="Mais ações dos drinks"
      trigger={
        <Button variant="secondary" size="icon" isBusy={isPending} busyLabel="">
          <EllipsisVertical className="size-5" />
        </Button>
      }
    >
      <MenuItem icon={<Sparkles />} onSelect={onClassics}>
        Drinks clássicos…
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
