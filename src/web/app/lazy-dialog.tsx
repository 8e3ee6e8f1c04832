import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

type DialogProps = { open: boolean };

const loads: (() => Promise<unknown>)[] = [];

/**
 * A dialog whose code, and that of the forms and rules in it, is not needed to show the screen that it opens over. It is
 * fetched when that has come to rest, or when somebody is faster and opens it.
 */
export function lazyDialog<Name extends string, Props extends DialogProps>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  const load = async () => {
    fetched ??= (await fetch())[name];
    return fetched;
  };
  loads.push(load);

  return function LazyDialog(props: Props) {
    const [Shown, setShown] = useState(() => fetched);
    const [failure, setFailure] = useState<unknown>();
    const isMissing = props.open && !Shown;
    useEffect(() => {
      if (isMissing) load().then((dialog) => setShown(() => dialog), setFailure);
    }, [isMissing]);

    // Thrown while rendering, so that the boundary of the screen shows it.
    if (failure) throw failure;
    const View = Shown ?? fetched;
    return View && <View {...props} />;
  };
}

/** One after the other, each when there is nothing better to do. A failure is met again, and shown, when one is opened. */
export function preloadDialogs([next, ...others] = loads): void {
  if (!next) return;
  const goOn = () => void whenIdle(() => preloadDialogs(others));
  next().then(goOn, goOn);
}
