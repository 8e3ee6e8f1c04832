import { clsx } from "clsx";
import { Check } from "lucide-react";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type CartTickProps = { name: string; isTicked: boolean; isDisabled: boolean; onTick: () => void };

const tick = plainIcon(Check, "size-5 xl:size-4");

/** For a thumb on a phone, at the right edge; on a desk at the left one. */
export function CartTick({ name, isTicked, isDisabled, onTick }: CartTickProps) {
  return (
    <label
      className={clsx(
        "relative -mt-1.5 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center self-start select-none max-xl:col-start-2 max-xl:row-start-1 xl:col-start-1 xl:row-start-1 xl:m-0 xl:size-9 xl:self-center",
        isDisabled && "opacity-50",
      )}
    >
      <input
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        aria-label={`No carrinho: ${name}`}
        checked={isTicked}
        disabled={isDisabled}
        onChange={onTick}
      />
      <span className="flex size-7 items-center justify-center rounded-md border border-line-strong bg-field text-transparent transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus xl:size-5 xl:rounded-sm">
        {tick}
      </span>
    </label>
  );
}
