import type { UseQueryResult } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { CompanyPart } from "#web/address/links.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

type EditableCardProps<Row> = {
  title: string;
  id?: CompanyPart;
  /** The name of the button where "Alterar" alone does not say what. */
  editLabel?: string;
  /** The only row of a list, which is how edit conflicts look for their record. */
  query: UseQueryResult<Row[]>;
  /** The title of the error while there is nothing to show. */
  failure: string;
  onEdit: (row: Row) => void;
  isWide?: boolean;
  /** Below the row, whether it is there or not. */
  footer?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A card of the company's page: something of which there is one, shown and edited in a dialog. */
export function EditableCard<Row>(props: EditableCardProps<Row>) {
  const { id, title, editLabel, query, failure, onEdit, isWide = false, footer, children } = props;
  const [row] = query.data ?? [];
  return (
    <Card id={id} className={isWide ? "lg:col-span-full" : undefined}>
      <CardTitle
        action={
          row && (
            <Button variant="secondary" size="sm" aria-label={editLabel} onClick={() => onEdit(row)}>
              <Pencil className="size-4" />
              Alterar
            </Button>
          )
        }
      >
        {title}
      </CardTitle>
      {row ? (
        children(row)
      ) : query.error ? (
        <LoadError title={failure} queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {footer}
    </Card>
  );
}
