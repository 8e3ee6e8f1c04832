import "#web/ui/theme/style-nonce.ts";
import { clsx } from "clsx";
import * as RadixMenu from "radix-ui/dropdown-menu";
import { createContext, type ReactNode, useContext, useRef } from "react";

type Action = () => void;

const ChooseContext = createContext<(action: Action) => void>((action) => action());

type MenuProps = {
  trigger: ReactNode;
  /** The name of the menu, and of a trigger without a name. */
  label: string;
  children: ReactNode;
};

export function Menu({ trigger, label, children }: MenuProps) {
  const chosen = useRef<Action>(undefined);
  // The action runs when the menu is closed and the trigger focused again, so that a dialog can return the focus to
  // it.
  const actOnChoice = () => {
    const action = chosen.current;
    chosen.current = undefined;
    if (action) queueMicrotask(action);
  };

  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild aria-label={label}>
        {trigger}
      </RadixMenu.Trigger>
      {/* No portal: the menu belongs to the landmark of its trigger. */}
      <RadixMenu.Content
        aria-label={label}
        aria-labelledby={undefined}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={actOnChoice}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-52 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float data-[state=open]:animate-pop-in"
      >
        <ChooseContext
          value={(action) => {
            chosen.current = action;
          }}
        >
          {children}
        </ChooseContext>
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

type MenuItemProps = { icon?: ReactNode; tone?: "danger"; onSelect: Action; children: ReactNode };

export function MenuItem({ icon, tone, onSelect, children }: MenuItemProps) {
  const choose = useContext(ChooseContext);
  return (
    <RadixMenu.Item
      onSelect={() => choose(onSelect)}
      className={clsx(
        "flex min-h-control items-center gap-3 rounded-sm px-3 text-sm outline-none select-none data-highlighted:bg-hover [&>svg]:size-4.5 [&>svg]:shrink-0",
        tone === "danger" ? "text-danger-ink" : "[&>svg]:text-muted",
      )}
    >
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
