import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { bottomTabClass } from "./bottom-tabs.tsx";

type MoreSheetProps = {
  /** The page at hand is one of those behind it. */
  isCurrent: boolean;
  children: (close: () => void) => ReactNode;
};

/** The last of the bottom tabs: everything that is not needed every day. */
export function MoreSheet({ isCurrent, children }: MoreSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isCurrent ? "page" : undefined}
        className={`w-full ${bottomTabClass}`}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis className="size-5" />
        Mais
      </button>
      <Drawer side="bottom" open={isOpen} onOpenChange={setIsOpen} title="Mais">
        {children(() => setIsOpen(false))}
      </Drawer>
    </>
  );
}
