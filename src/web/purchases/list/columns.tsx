/** On a desk the list is a table: one set of columns for its head, and for every row. */
export const rowColumns =
  "xl:grid xl:grid-cols-[2rem_minmax(0,1.1fr)_12.5rem_7rem_6.25rem_minmax(0,1fr)_6.5rem_2.25rem] xl:items-center xl:gap-x-2.5 xl:px-3";

type PurchaseColumnsProps = { seesMoney: boolean };

/** Hidden from screen readers, to which each row names its figures. */
export function PurchaseColumns({ seesMoney }: PurchaseColumnsProps) {
  return (
    <div
      aria-hidden="true"
      className={`${rowColumns} h-9 border-b border-line text-xs font-medium text-muted max-xl:hidden`}
    >
      <span className="col-start-2">Item</span>
      <span>Comprar</span>
      <span className="text-right">Precisa</span>
      <span className="text-right">Sobra</span>
      <span>Para</span>
      {seesMoney && <span className="text-right">Preço pago</span>}
    </div>
  );
}
