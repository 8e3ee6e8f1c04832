import { useSyncExternalStore } from "react";

/** The one sentence for calls that got no answer. */
export const NO_CONNECTION = "Sem conexão: nada foi perdido. Tente de novo quando ela voltar.";

const listeners = new Set<() => void>();
/** The last call got no answer at all: a browser believes to be online behind a dead router. */
let isUnanswered = false;

/** Notes whether a call was answered, whatever the answer. */
export function noteAnswer(isAnswered: boolean) {
  if (isUnanswered === !isAnswered) return;
  isUnanswered = !isAnswered;
  for (const listener of listeners) listener();
}

const isOffline = () => isUnanswered || navigator.onLine === false;

/** True while nothing can be sent, as far as anybody can tell. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

function subscribe(listener: () => void) {
  // Back online, the next call tells.
  const online = () => {
    noteAnswer(true);
    listener();
  };
  listeners.add(listener);
  window.addEventListener("online", online);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", online);
    window.removeEventListener("offline", listener);
  };
}
