import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { fetchedPart } from "./fetched-part.ts";

type View = ComponentType<PropsWithChildren>;

type LoadableProps = PropsWithChildren<{
  /** Shown while the code is fetched. */
  fallback: ReactNode;
  /** Called once the component is shown. */
  onShown?: () => void;
}>;

export type Loadable = { View: ComponentType<LoadableProps>; load: () => Promise<unknown> };

/**
 * A component whose code is fetched on first use, and rendered at once if it was fetched before. React's lazy and
 * Suspense would show the fallback for at least 300 ms.
 */
export function loadable<Name extends string>(
  name: Name,
  fetch: () => Promise<Record<Name, View>>,
): Loadable {
  const { now, load } = fetchedPart(name, fetch);

  function LoadableView({ fallback, onShown, children }: LoadableProps) {
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
  return { View: LoadableView, load };
}
