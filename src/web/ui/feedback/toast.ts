type ToastTone = "success" | "error" | "info";
type ToastAction = { label: string; onAction: () => void };
type ToastMessage = { title: string; description?: string; tone?: ToastTone; action?: ToastAction };
type Toast = ToastMessage & { id: number; open: boolean };

const REMOVAL_DELAY_MS = 1_000_000;

let current: readonly Toast[] = [];
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notification, which replaces the previous one. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }]);
  return lastId;
}

/** Closes a notification; it stays in the store, closed, until the removal delay has passed. */
export function dismissToast(id: number) {
  if (!current.some((one) => one.id === id && one.open)) return;
  publish(current.map((one) => ({ ...one, open: false })));
  removal = setTimeout(() => publish([]), REMOVAL_DELAY_MS);
}

/** For when the reported problem is solved. */
export function dismissToasts() {
  for (const { id } of current) dismissToast(id);
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const getSnapshot = () => current;
