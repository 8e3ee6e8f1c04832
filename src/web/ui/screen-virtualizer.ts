import {
  observeWindowOffset,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from "@tanstack/react-virtual";
import { type ScreenLife, useScreenLife } from "./screen-life.ts";
import { whenIdle } from "./when-idle.ts";

type Options = Omit<
  Parameters<typeof useWindowVirtualizer<Element>>[0],
  "observeElementOffset" | "scrollToFn"
>;
type WindowVirtualizer = Virtualizer<Window, Element>;

/** A list that is drawn by where the window stands, for as long as its screen is shown. */
export function useScreenVirtualizer(options: Options): WindowVirtualizer {
  const life = useScreenLife();
  return useWindowVirtualizer<Element>({
    ...options,
    observeElementOffset: (virtualizer, follow) => followWhileShown(life, virtualizer, follow),
    // Its rows may be measured while another screen is in the window.
    scrollToFn: (...scroll) => life.isShown() && windowScroll(...scroll),
  });
}

/** While hidden it gets ready for the next visit, which begins at the top. */
function followWhileShown(
  life: ScreenLife,
  virtualizer: WindowVirtualizer,
  follow: (offset: number, isScrolling: boolean) => void,
) {
  let stopWaiting = () => {};
  const stopFollowing = observeWindowOffset(virtualizer, (offset, isScrolling) => {
    if (life.isShown()) follow(offset, isScrolling);
  });
  const stopListening = life.subscribe(() => {
    stopWaiting();
    if (life.isShown()) follow(window.scrollY, false);
    else stopWaiting = whenIdle(() => follow(0, false));
  });
  return () => {
    stopWaiting();
    stopListening();
    stopFollowing?.();
  };
}
