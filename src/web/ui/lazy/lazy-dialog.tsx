import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";
import { WaitingLayer } from "#web/ui/dialogs/waiting-layer.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { cachedImport } from "./cached-import.ts";

type DialogProps = { open: boolean } & ({ onClose: () => void } | { onOpenChange: (open: boolean) => void });

const loads: (() => Promise<unknown>)[] = [];

/**
 * A dialog whose code is not needed to show its page. It is fetched when the page is idle, or when it is opened
 * first, and not rendered before it is opened: a closed dialog would work out what it shows at each visit of its page.
 */
export function lazyDialog<Name extends string, Props extends DialogProps>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  const { now, load } = cachedImport(name, fetch);
  loads.push(load);

  return function LazyDialog(props: Props) {
    const [Shown, setShown] = useState(now);
    const View = Shown ?? now();
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
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

    if (!wasOpened) return null;
    return View ? <View {...props} /> : props.open && <WaitingLayer onCancel={close} />;
  };
}

export const loadDialogs = () => Promise.all(loads.map((load) => load()));

/**
 * Fetches one dialog after the other, each when the browser is idle. A failure is reported when the dialog is opened.
 */
export function preloadDialogs([next, ...others] = loads): void {
  if (!next) return;
  const goOn = () => void whenIdle(() => preloadDialogs(others));
  next().then(goOn, goOn);
}
