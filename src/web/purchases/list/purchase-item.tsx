import { clsx } from "clsx";
import { Check } from "lucide-react";
import { memo } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type CartLine, tickedLine } from "#shared/purchases/cart.ts";
import { cartChange, changeText, checkedLine } from "#shared/purchases/cart-line.ts";
import { neededNow, type PurchaseRow } from "#shared/purchases/purchase-rows.ts";
import { needText, quantityText, replacedNeedText, usesText } from "#shared/purchases/purchase-texts.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { YieldQuestion } from "#web/ingredients/yield/yield-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { CartFields, type SupplierOption } from "./cart-fields.tsx";

export type PurchaseItemProps = Omit<PurchaseRow<Ingredient>, "key"> & {
  rowKey: string;
  suppliers: readonly SupplierOption[];
  /** The units of recipes that do not convert into the stock unit. */
  unknownUnits: readonly RecipeUnit[] | undefined;
  /** Why the server refused this line. */
  refusal: string | undefined;
  /** On its way to the server: it cannot be changed any more. */
  isPosting: boolean;
  seesMoney: boolean;
  canEdit: boolean;
  /** `isMoved`: to another supplier. */
  onChange: (key: string, line: CartLine | undefined, isMoved?: boolean) => void;
  onSwap: (key: string) => void;
};

export const itemId = (key: string) => `compra-${key}`;

const tick = plainIcon(Check, "size-6");

/** Memoized: with hundreds of lines, typing renders one of them. */
export const PurchaseItem = memo(function PurchaseItem(props: PurchaseItemProps) {
  const { rowKey, name, wanted, inCart, ingredient, seesMoney, isPosting, refusal, onChange, onSwap } = props;
  const need = neededNow(props);
  const change = (line: CartLine | undefined) =>
    onChange(rowKey, line, inCart && line && inCart.supplierId !== line.supplierId);
  const isSubstitute = inCart && ingredient && inCart.wantedId !== null && inCart.wantedId !== ingredient.id;

  return (
    <li
      id={itemId(rowKey)}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)_auto]"
    >
      <div className="min-w-0 text-sm wrap-anywhere">
        <h3 className="text-base font-semibold">{isSubstitute ? ingredient.name : name}</h3>
        {isSubstitute && (
          <p>
            no lugar de {name}
            <span className="block text-muted">
              {name} continua na lista enquanto os eventos o planejarem.
            </span>
          </p>
        )}
        {wanted ? (
          <>
            {!isSubstitute && <p className="font-medium">{quantityText(wanted, wanted.ingredient)}</p>}
            <p className="text-muted tabular-nums">
              {isSubstitute ? replacedNeedText(wanted) : needText(wanted)}
            </p>
            {wanted.events.length > 0 && <p className="text-muted">{usesText(wanted)}</p>}
          </>
        ) : (
          <p className="text-muted">
            {inCart?.wantedId == null ? "Item seu" : "No carrinho, não falta mais"}
          </p>
        )}
        <UnknownUnits {...props} />
      </div>
      <label
        className={clsx(
          "relative -my-1 -mr-2 flex size-14 shrink-0 cursor-pointer items-center justify-center self-start select-none lg:order-last",
          isPosting && "opacity-50",
        )}
      >
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          aria-label={`No carrinho: ${name}`}
          checked={inCart !== undefined}
          disabled={isPosting}
          onChange={() => change(inCart || !wanted ? undefined : tickedLine(wanted))}
        />
        <span className="flex size-10 items-center justify-center rounded-lg border-2 border-line-strong bg-field text-transparent transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
          {tick}
        </span>
      </label>
      {inCart && (
        <fieldset
          aria-label={`Compra de ${name}`}
          disabled={isPosting}
          className="mt-2 min-w-0 max-lg:col-span-2 lg:mt-0"
        >
          <ChangedNote {...props} onChecked={change} />
          {ingredient && (
            <CartFields
              line={inCart}
              ingredient={ingredient}
              need={need}
              suppliers={props.suppliers}
              seesMoney={seesMoney}
              onChange={change}
              onSwap={() => onSwap(rowKey)}
            />
          )}
          {refusal && (
            <p role="alert" className="mt-1 text-sm text-danger-ink">
              {refusal}
            </p>
          )}
        </fieldset>
      )}
    </li>
  );
});

/** A line that was counted one to one says so, and asks for the yield where somebody may answer. */
function UnknownUnits({ wanted, unknownUnits, canEdit }: PurchaseItemProps) {
  if (!wanted?.isApproximate) return null;
  const { ingredient } = wanted;
  return (
    <>
      <p className="font-medium text-yellow-ink">Sem conversão conhecida: quantidade contada 1 para 1.</p>
      {canEdit &&
        hasMoney(ingredient) &&
        unknownUnits?.map((unit) => <YieldQuestion key={unit} ingredient={ingredient} unit={unit} />)}
    </>
  );
}

type ChangedNoteProps = PurchaseItemProps & { onChecked: (line: CartLine | undefined) => void };

/** Asks about a line whose need is another one than when it was ticked. */
function ChangedNote({
  inCart,
  ingredient,
  wantedIngredient,
  wanted,
  isPosting,
  onChecked,
}: ChangedNoteProps) {
  const need = neededNow({ wanted });
  const change = inCart && cartChange(inCart, ingredient, need);
  // On its way it may have been posted already, which then changes the need.
  if (!inCart || !change || isPosting) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-yellow-line bg-yellow-soft/60 px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        {changeText(change, inCart, wantedIngredient, ingredient, need)}
      </span>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={() => onChecked(undefined)}>
          Tirar
        </Button>
        {ingredient && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChecked(checkedLine(inCart, ingredient, need))}
          >
            Está conferido
          </Button>
        )}
      </div>
    </div>
  );
}
