import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Menu } from "./menu.tsx";

type MoreMenuProps = { label: string; isBusy?: boolean; children: ReactNode };

/** The further actions of a page, behind three dots beside its main ones. */
export function MoreMenu({ label, isBusy, children }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="secondary" size="icon" isBusy={isBusy} busyLabel="">
          <EllipsisVertical className="size-5" />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
