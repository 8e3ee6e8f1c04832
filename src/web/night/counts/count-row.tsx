import { clsx } from "clsx";
import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { ANY_LOSS, lossFacts } from "#shared/ingredients/loss-facts.ts";
import { allBack, lineProblem } from "#shared/night/counts/count-lines.ts";
import { lostAmounts } from "#shared/night/counts/loss-fields.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { looseStep } from "#shared/units/loose-step.ts";
import { isMeasured } from "#shared/units/measured.ts";
import { Button } from "#web/ui/button.tsx";
import { AmountStepper } from "./amount-stepper.tsx";
import { type ChangedLine, ClosedPacks, LooseAmount, OpenPacks } from "./back-amounts.tsx";
import { pluralText, resultText, sentText } from "./count-texts.ts";

export const countRowId = (ingredientId: number) => `count-${ingredientId}`;

type CountRowProps = ChangedLine & {
  /** A sentence about what other people counted of this item. */
  others?: string | undefined;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** One item: closed packs by steps, what is open by its level or the piece, what was lost apart. */
export function CountRow(props: CountRowProps) {
  const { item, counted } = props.line;
  const hasLoss = lostAmounts(counted).some((amount) => amount !== 0);
  const [isLossOpen, setIsLossOpen] = useState(false);
  const [isLooseOpen, setIsLooseOpen] = useState(false);
  const isOpenedByLevel = item.packName !== null && (isMeasured(item) || counted.openTenths.length > 0);
  // Less than a pack went out: of pieces none comes back closed.
  const hasPacks = isOpenedByLevel || item.out >= (item.packQuantity ?? Infinity) || counted.closed !== 0;
  const isLooseShown = hasPacks && (!isOpenedByLevel || isLooseOpen || counted.loose !== 0);
  const canRunOut = props.line.back === 0;
  const problem = lineProblem(props.line, (amount) => amountText(amount, item.unit));
  return (
    // On a desk the controls stand beside their item.
    <li
      id={countRowId(item.ingredientId)}
      className="scroll-mt-20 py-3 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-6 lg:py-2"
    >
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 lg:block lg:pt-1">
        <p className="font-medium wrap-anywhere">{item.name}</p>
        <p className="text-sm text-muted tabular-nums">Saiu {sentText(item)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 lg:flex-nowrap lg:items-start lg:gap-x-4">
        {hasPacks ? <ClosedPacks {...props} /> : <LooseAmount {...props} />}
        <div className="ml-auto lg:order-last">
          <AllOrNone {...props} />
        </div>
        {isOpenedByLevel && (
          <div className="basis-full lg:max-w-md lg:flex-1">
            <OpenPacks {...props} />
          </div>
        )}
      </div>
      <div className="lg:col-start-2">
        {isLooseShown && (
          // Takes the focus of the button that opened it and is gone now, without calling up a phone's keyboard.
          <div ref={isLooseOpen ? takeFocus : undefined} tabIndex={-1} className="mt-1.5 outline-none">
            <LooseAmount {...props} />
          </div>
        )}
        {(isLossOpen || hasLoss) && (
          <div ref={isLossOpen ? takeFocus : undefined} tabIndex={-1} className="mt-2 outline-none">
            <Losses {...props} />
          </div>
        )}
        {props.others && <p className="mt-1 text-sm text-muted wrap-anywhere">{props.others}</p>}
        <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-2">
          <p
            className={clsx(
              "min-w-0 flex-1 text-sm text-muted tabular-nums",
              canRunOut && "max-sm:basis-full",
            )}
          >
            {resultText(props.line)}
          </p>
          <div className="-mr-3 ml-auto flex flex-wrap justify-end">
            {canRunOut && <RanOut {...props} />}
            {isOpenedByLevel && !isLooseShown && item.packName !== item.unit && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Em ${item.unit}, de ${item.name}`}
                onClick={() => setIsLooseOpen(true)}
              >
                Em {item.unit}
              </Button>
            )}
            {!isLossOpen && !hasLoss && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${ANY_LOSS} de ${item.name}`}
                onClick={() => setIsLossOpen(true)}
              >
                {ANY_LOSS}
              </Button>
            )}
          </div>
        </div>
        {problem && (
          <p role="alert" className="mt-1 flex gap-1.5 text-sm text-danger-ink">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}

/** Says with one touch that nothing was left before the end, or takes that back. */
function RanOut({ line: { item, ranOut }, onChange }: CountRowProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${item.name} acabou antes do fim`}
      aria-pressed={ranOut}
      onClick={() => onChange({ ranOut: !ranOut })}
    >
      {ranOut && <Check className="size-4 text-primary-ink" />}
      <span className={ranOut ? "text-ink" : undefined}>
        Acabou antes<span className="max-sm:hidden"> do fim</span>
      </span>
    </Button>
  );
}

/** All of it back with one touch, or nothing again. */
function AllOrNone({ line, onChange }: CountRowProps) {
  const { item, counted, isComplete } = line;
  const clear = () => {
    for (const level of counted.openTenths) onChange({ open: -level });
    onChange({ closed: -counted.closed });
    onChange({ loose: -counted.loose });
  };
  return isComplete && counted.back > 0 ? (
    <Button variant="secondary" aria-label={`Limpar ${item.name}`} onClick={clear}>
      Limpar
    </Button>
  ) : (
    <Button
      variant="secondary"
      aria-label={`Voltou tudo de ${item.name}`}
      onClick={() => allBack(line).forEach(onChange)}
    >
      Tudo
    </Button>
  );
}

function Losses({ line, onChange }: CountRowProps) {
  const { item, counted, isComplete } = line;
  const step = isMeasured(item) ? (item.packQuantity ?? looseStep(item.unit)) : 1;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 rounded-lg bg-hover px-3 py-2">
      {Object.values(lossFacts).map(({ gone, countField }) => (
        <div key={countField}>
          <p className="mb-1 text-sm font-medium">{gone}</p>
          <AmountStepper
            label={`${gone} de ${item.name} (${item.unit})`}
            thing={`${gone.toLowerCase()} de ${item.name}`}
            value={counted[countField]}
            step={step}
            isFull={isComplete}
            onChange={(difference) => onChange({ [countField]: difference })}
          >
            <span className="self-center text-sm text-muted">{pluralText(item.unit)}</span>
          </AmountStepper>
        </div>
      ))}
    </div>
  );
}
