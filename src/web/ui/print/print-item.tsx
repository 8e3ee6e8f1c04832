import { Printer } from "lucide-react";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";

/** Prints the lists of the event whose page is open. */
export const PrintItem = () => (
  <MenuItem icon={<Printer />} onSelect={() => window.print()}>
    Imprimir listas
  </MenuItem>
);
