import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { pricesBySupplier } from "#shared/purchases/price-history.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { linkToSupplier } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { PriceCourses } from "#web/suppliers/prices/price-courses.tsx";
import { ingredientPurchasesQuery } from "#web/suppliers/queries.ts";

/** What the ingredient cost last at each supplier; nothing while no purchase names one. */
export function SupplierPrices({ ingredient }: { ingredient: Ingredient }) {
  const history = useInfiniteQuery(ingredientPurchasesQuery(ingredient.id));
  if (history.error && !history.data)
    return <LoadError title="Não foi possível carregar os preços por fornecedor" queries={[history]} />;
  const courses = pricesBySupplier(history.data?.pages.flat() ?? [], ingredient.unit);
  if (courses.length === 0) return null;

  return (
    <section className="mb-5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">Preço por fornecedor</h3>
        <Link href={paths.suppliers} className={`text-sm ${linkClass}`}>
          Fornecedores
        </Link>
      </div>
      <PriceCourses
        label="Preço por fornecedor"
        courses={courses}
        unitOf={() => stockUnitText(ingredient)}
        nameOf={({ id, name }) => (
          <Link href={linkToSupplier(id)} className={linkClass}>
            {name}
          </Link>
        )}
      />
    </section>
  );
}

const linkClass = "font-medium text-primary-ink underline-offset-4 hover:underline";
