import type { KeyboardEvent } from "react";

const directions: Record<string, 1 | -1 | undefined> = { ArrowUp: 1, ArrowDown: -1 };

/** Lets the arrow keys step the value, as in native number inputs. */
export function arrowSteps(stepped: (text: string, direction: 1 | -1) => string) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directions[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!direction || hasModifier || event.currentTarget.readOnly) return;
    event.preventDefault();
    retype(event.currentTarget, stepped(event.currentTarget.value, direction));
  };
}

/** Dispatches an input event, as typing would. */
function retype(input: HTMLInputElement, text: string) {
  // Uses the prototype's setter: React overrides the instance's and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
