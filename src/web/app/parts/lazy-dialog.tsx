import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";
import { WaitingLayer } from "#web/ui/dialogs/waiting-layer.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { fetchedPart } from "./fetched-part.ts";

type DialogProps = { open: boolean } & ({ onClose: () => void } | { onOpenChange: (open: boolean) => void });

const loads: (() => Promise<unknown>)[] = [];

/**
 * A dialog whose code, and that of the forms and rules in it, is not needed to show the screen that it opens over. It is
 * fetched when that has come to rest, or when somebody is faster and opens it.
 */
export function lazyDialog<Name extends string, Props extends DialogProps>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  const { now, load } = fetchedPart(name, fetch);
  loads.push(load);

  return function LazyDialog(props: Props) {
    const [Shown, setShown] = useState(now);
    const View = Shown ?? now();
    const close = () => ("onClose" in props ? props.onClose() : props.onOpenChange(false));
    const giveUp = useEffectEvent(() => {
      close();
      toast({
        title: "Não foi possível abrir",
        description: "Verifique sua conexão e recarregue a página.",
        tone: "error",
      });
    });
    const isMissing = props.open && !View;
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      load().then(
        (dialog) => setShown(() => dialog),
        () => isWanted && giveUp(),
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing]);

    return View ? <View {...props} /> : props.open && <WaitingLayer onCancel={close} />;
  };
}

/** All of them at once. */
export const loadDialogs = () => Promise.all(loads.map((load) => load()));

/** One after the other, each when there is nothing better to do. A failure is met again, and told, when one is opened. */
export function preloadDialogs([next, ...others] = loads): void {
  if (!next) return;
  const goOn = () => void whenIdle(() => preloadDialogs(others));
  next().then(goOn, goOn);
}
