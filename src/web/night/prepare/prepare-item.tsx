import { Download } from "lucide-react";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { PREPARE } from "./prepare-part.tsx";
import type { Preparation } from "./use-preparation.ts";

/** In the menu of an event that is not near. */
export const PrepareItem = ({ preparation }: { preparation: Preparation }) =>
  preparation && !preparation.isNear ? (
    <MenuItem icon={<Download />} onSelect={preparation.start}>
      {PREPARE}
    </MenuItem>
  ) : null;
