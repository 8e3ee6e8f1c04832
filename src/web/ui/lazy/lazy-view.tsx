import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { cachedImport } from "./cached-import.ts";

type Fetched = ComponentType<PropsWithChildren>;

type LazyViewProps = PropsWithChildren<{
  fallback: ReactNode;
  onShown?: () => void;
}>;

export type LazyView = { View: ComponentType<LazyViewProps>; load: () => Promise<unknown> };

/**
 * A component whose code is fetched on first use, and rendered at once if it was fetched before. React's lazy and
 * Suspense would show the fallback for at least 300 ms.
 */
export function lazyView<Name extends string>(
  name: Name,
  fetch: () => Promise<Record<Name, Fetched>>,
): LazyView {
  const { now, load } = cachedImport(name, fetch);

  function View({ fallback, onShown, children }: LazyViewProps) {
    const [Shown, setShown] = useState(now);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Shown) return onShown?.();
      // In a transition, so that taps are handled meanwhile.
      load().then((view) => startTransition(() => setShown(() => view)), setFailure);
    }, [Shown, onShown]);

    // Thrown while rendering, for the error boundary above.
    if (failure) throw failure;
    return Shown ? <Shown>{children}</Shown> : fallback;
  }
  return { View, load };
}
