import { useEffect, useState } from "react";
import { useMediaQuery } from "#web/browser/use-media-query.ts";

/** Whether the menu of small screens is open; it closes where the window gets its side bar. */
export function useSmallScreenMenu() {
  const [isOpen, setIsOpen] = useState(false);
  // The `lg` breakpoint, from which the menu stands beside the content.
  const isWide = useMediaQuery("(min-width: 64rem)");
  useEffect(() => {
    if (isWide) setIsOpen(false);
  }, [isWide]);
  return [isOpen, setIsOpen] as const;
}
