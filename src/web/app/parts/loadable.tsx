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
  /** Shown while the code is on its way. */
  fallback: ReactNode;
  /** Called when the component itself is there. */
  onShown?: () => void;
}>;

export type Loadable = { View: ComponentType<LoadableProps>; load: () => Promise<unknown> };

/**
 * A component whose code is fetched when it is first needed, and which renders at once when it was fetched before.
 * React's own lazy and Suspense would show the fallback for at least 300 ms, however soon the code is there.
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
      // In slices: nobody who taps meanwhile has to wait for all of it.
      load().then((view) => startTransition(() => setShown(() => view)), setFailure);
    }, [Shown, onShown]);

    // Thrown while rendering, so that the boundary above shows it.
    if (failure) throw failure;
    return Shown ? <Shown>{children}</Shown> : fallback;
  }
  return { View: LoadableView, load };
}
