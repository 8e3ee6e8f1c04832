import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import type { ArchivedIngredient } from "#shared/ingredients/contract.ts";
import { canUndoMerge } from "#shared/ingredients/merge/merge-texts.ts";
import { formatDate } from "#shared/numbers/format.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useSameNameQuestion } from "#web/editing/use-same-name-question.tsx";
import { useClock, useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { useUnmergeIngredient } from "./merge/queries.ts";
import { archivedIngredientsQuery, ingredientsQuery, useArchiveIngredient } from "./queries.ts";

/** The archived ingredients, each of which can be brought back. */
export function ArchivedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useQuery({ ...archivedIngredientsQuery, refetchOnMount: "always" });
  const { data, error } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Ingredientes arquivados"
      description="Não aparecem no estoque nem nas receitas. Eventos passados e relatórios continuam a mostrar o nome."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {data?.length === 0 ? (
        <EmptyState icon={<Archive />} title="Nenhum ingrediente arquivado" />
      ) : data ? (
        <ul className="ruled" aria-label="Ingredientes arquivados">
          {data.map((ingredient) => (
            <ArchivedRow key={ingredient.id} ingredient={ingredient} />
          ))}
        </ul>
      ) : error ? (
        <LoadError title="Não foi possível carregar os arquivados" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

const reactivating = {
  list: ingredientsQuery.queryKey,
  edited: undefined,
  noun: "um ingrediente",
  words: { title: "Reativar com o mesmo nome?", confirm: "Reativar assim mesmo", cancel: "Cancelar" },
};

function ArchivedRow({ ingredient }: { ingredient: ArchivedIngredient }) {
  const { mutate: archive, isPending } = useArchiveIngredient();
  const { id, name, category, archivedAt, merged } = ingredient;
  const { now } = useClock();
  const canUndo = merged && canUndoMerge(archivedAt, now);
  const timeZone = useTimeZone();
  const named = useSameNameQuestion(reactivating);
  const reactivate = () => archive({ id, isArchived: false });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {category} · {merged ? `juntado em ${merged.name}, ` : "arquivado em "}
          {formatDate(archivedAt, timeZone)}
        </p>
      </div>
      {canUndo ? (
        <UnmergeButton ingredient={ingredient} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Reativar ${name}`}
          isBusy={isPending}
          busyLabel="Reativando..."
          onClick={() => named.isAsked(ingredient) || reactivate()}
        >
          Reativar
        </Button>
      )}
      {named.questionBefore(reactivate)}
    </li>
  );
}

/** For a day a merge is undone; after that its ingredient can only be brought back empty. */
function UnmergeButton({ ingredient: { id, name } }: { ingredient: ArchivedIngredient }) {
  const { mutate: unmerge, isPending } = useUnmergeIngredient();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Desfazer a junção de ${name}`}
      isBusy={isPending}
      busyLabel="Desfazendo..."
      onClick={() => unmerge(id)}
    >
      Desfazer a junção
    </Button>
  );
}
