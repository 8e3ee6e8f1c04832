import { ChevronDown } from "lucide-react";
import { memo, useState } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { boughtIn } from "#shared/purchases/bought-in.ts";
import { type CartLine, tickedLine } from "#shared/purchases/cart.ts";
import { cartChange, changeText, checkedLine } from "#shared/purchases/cart-line.ts";
import { leftoverOf, neededNow, type PurchaseRow } from "#shared/purchases/purchase-rows.ts";
import { boughtText, needTexts, quantityText } from "#shared/purchases/purchase-texts.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { YieldQuestion } from "#web/ingredients/yield/yield-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { CartFields } from "./cart-fields.tsx";
import { CartTick } from "./cart-tick.tsx";
import { rowColumns } from "./columns.tsx";
import { LineOrigin, type SupplierOption } from "./line-origin.tsx";
import { LineUses } from "./line-uses.tsx";

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

const chevron = plainIcon(ChevronDown, "size-4.5 transition-transform in-aria-expanded:rotate-180");

/** Memoized: with hundreds of lines, typing renders one of them. */
export const PurchaseItem = memo(function PurchaseItem(props: PurchaseItemProps) {
  const { rowKey, name, wanted, inCart, ingredient, seesMoney, isPosting, refusal, onChange, onSwap } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const need = neededNow(props);
  const change = (line: CartLine | undefined) =>
    onChange(rowKey, line, inCart && line && inCart.supplierId !== line.supplierId);

  return (
    <li
      id={itemId(rowKey)}
      className={`${rowColumns} grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3.5 py-2.5 [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] xl:min-h-10 xl:py-px xl:[contain-intrinsic-size:auto_2.5rem]`}
    >
      <ItemTexts {...props} />
      <CartTick
        name={name}
        isTicked={inCart !== undefined}
        isDisabled={isPosting}
        onTick={() => change(inCart || !wanted ? undefined : tickedLine(wanted))}
      />
      <UnknownUnits {...props} />
      {inCart && (
        <fieldset
          aria-label={`Compra de ${name}`}
          disabled={isPosting}
          className="mt-2 min-w-0 max-xl:col-span-2 xl:contents"
        >
          <ChangedNote {...props} onChecked={change} />
          {ingredient && (
            <CartFields
              line={inCart}
              ingredient={ingredient}
              need={need}
              seesMoney={seesMoney}
              onChange={change}
            >
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Fornecedor e lote de ${ingredient.name}`}
                title="Fornecedor, lote e troca"
                aria-expanded={isUnfolded}
                onClick={() => setIsUnfolded(!isUnfolded)}
              >
                {chevron}
              </Button>
            </CartFields>
          )}
          {ingredient && isUnfolded && (
            <LineOrigin
              line={inCart}
              name={ingredient.name}
              suppliers={props.suppliers}
              onChange={change}
              onSwap={() => onSwap(rowKey)}
            />
          )}
          {refusal && (
            <p role="alert" className="mt-1 text-sm text-danger-ink xl:col-span-6 xl:col-start-2 xl:mb-1">
              {refusal}
            </p>
          )}
        </fieldset>
      )}
    </li>
  );
});

/** What it is, how much is needed and what for: lines on a phone, columns on a desk. */
function ItemTexts(props: PurchaseItemProps) {
  const { name, wanted, inCart, ingredient, seesMoney } = props;
  const isSubstitute = inCart && ingredient && inCart.wantedId !== null && inCart.wantedId !== ingredient.id;
  const texts = wanted && needTexts({ ...wanted, leftover: leftoverOf({ ...props, key: props.rowKey }) });
  return (
    <div className="min-w-0 text-sm wrap-anywhere text-muted tabular-nums xl:contents">
      <div className="min-w-0 xl:col-start-2 xl:row-start-1 xl:py-1.5">
        <h3 className="font-medium text-ink">{isSubstitute ? ingredient.name : name}</h3>
        {isSubstitute && <p className="text-xs">no lugar de {name}</p>}
        {!wanted && <p>{inCart?.wantedId == null ? "Item seu" : "No carrinho, não falta mais"}</p>}
      </div>
      {inCart && ingredient && (
        <span className="text-ink xl:hidden">
          {boughtText({ ...props, key: props.rowKey }) || `em ${boughtIn(ingredient)}`}
        </span>
      )}
      {wanted && texts && (
        <>
          {!inCart && (
            <span className="text-ink xl:col-start-3 xl:row-start-1">
              {quantityText(wanted, wanted.ingredient)}
            </span>
          )}
          <span className="xl:col-start-4 xl:row-start-1 xl:text-right">
            <span className="xl:sr-only"> · precisa </span>
            {texts.need}
            {isSubstitute && <span className="xl:sr-only"> de {name}</span>}
          </span>
          <div className="flex flex-wrap gap-x-2.5 text-xs leading-4.5 xl:contents">
            <div className="xl:col-start-6 xl:row-start-1">
              <LineUses wanted={wanted} />
            </div>
            {texts.leftover && (
              <span className="xl:col-start-5 xl:row-start-1 xl:text-right xl:text-sm">
                <span className="xl:sr-only">sobra </span>
                {texts.leftover}
              </span>
            )}
            {!inCart && seesMoney && (
              <span className="xl:col-start-7 xl:row-start-1 xl:text-right xl:text-sm">{texts.estimate}</span>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** A line that was counted one to one says so, and asks for the yield where somebody may answer, in a row of its own. */
function UnknownUnits({ wanted, unknownUnits, canEdit }: PurchaseItemProps) {
  if (!wanted?.isApproximate) return null;
  const { ingredient } = wanted;
  return (
    <div className="col-span-2 min-w-0 text-sm xl:col-span-6 xl:col-start-2 xl:mb-2 xl:max-w-2xl">
      <p className="font-medium text-yellow-ink">Sem conversão conhecida: quantidade contada 1 para 1.</p>
      {canEdit &&
        hasMoney(ingredient) &&
        unknownUnits?.map((unit) => <YieldQuestion key={unit} ingredient={ingredient} unit={unit} />)}
    </div>
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
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border xl:col-span-6 xl:col-start-2 xl:row-start-2 xl:mt-1 border-yellow-line bg-yellow-soft/60 px-3 py-2 text-sm">
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
