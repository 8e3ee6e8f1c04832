import { Download, Upload } from "lucide-react";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";

type CsvMenuItemsProps = {
  onDownload: () => void;
  /** Undefined for those who may not edit. */
  onImport: (() => void) | undefined;
};

/** The way out and in of a list as CSV. */
export function CsvMenuItems({ onDownload, onImport }: CsvMenuItemsProps) {
  return (
    <>
      <MenuItem icon={<Download />} onSelect={onDownload}>
        Baixar CSV
      </MenuItem>
      {onImport && (
        <MenuItem icon={<Upload />} onSelect={onImport}>
          Enviar CSV…
        </MenuItem>
      )}
    </>
  );
}
