import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { scrollingBox } from "#web/browser/scrolling-box.ts";

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  label: string;
  /** Stays visible while the content below scrolls in a dialog. */
  isSticky?: boolean;
};

/** As wide as the dialog and from its header on, so that scrolled content shows neither above nor beside the tabs. */
const STICKY =
  "sticky -top-4 z-10 -mx-4 -mt-3 bg-raised px-4 pt-3 sm:-top-2 sm:-mx-6 sm:-mt-1 sm:px-6 sm:pt-1 low:static";

/** Not Radix, whose tabs are a tenth of the login page's size limit. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  tabs,
  label,
  isSticky = false,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  // A new tab starts at its top, however far the previous one was scrolled.
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const box = isSticky && scrollingBox(list.current);
    if (box) box.scrollTop = 0;
  }, [value, isSticky]);

  const moveByKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const current = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = {
      ArrowLeft: current > 0 ? current - 1 : last,
      ArrowRight: current < last ? current + 1 : 0,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div>
      <div className={clsx(isSticky && STICKY)}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex gap-1 overflow-x-auto max-[26rem]:gap-0 rounded-lg border border-line bg-sunken p-[3px]"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-controls={`${id}-panel-${tab.value}`}
              aria-selected={tab.value === value}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={moveByKey}
              className="h-9 flex-1 rounded-sm border border-transparent px-3 text-sm font-medium max-[26rem]:px-1.5 whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-line aria-selected:bg-raised aria-selected:text-ink pointer-coarse:h-11"
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          className="pt-5"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}
