import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { ApiError } from "#web/app/api/api-error.ts";
import { dismissToasts } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";

/** A field that somebody else has changed, as it stands on the server now. */
export type ForeignChange = {
  label: string;
  /** None where it is not one line of text. */
  value: string | undefined;
  /** Whether the user had changed it too: then the user's own stands in the form. */
  isKept: boolean;
};

type EditConflictOptions<Row, Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  /** What is edited, as it was when the form opened; none for something new. */
  subject: Row | undefined;
  /** The list it is in. */
  query: { queryKey: QueryKey };
  valuesOf: (row: Row) => Values;
  labels: Partial<Record<keyof Values, string>>;
  /** The fields that are no longer the user's to change, as the row is now: what was typed there is given up. */
  fixedIn?: (fresh: Row) => readonly (keyof Values & string)[];
  /** Whether a row that is still in the list is gone for the user all the same. */
  isGone?: (fresh: Row) => boolean;
};

const REMOVED = "Este registro foi removido por outra pessoa.";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The way on when somebody else has saved what is being edited: their data come in, what was typed stays. */
export function useEditConflict<Row extends { id: number }, Values extends FieldValues, Sent>(
  options: EditConflictOptions<Row, Values, Sent>,
) {
  const { form, subject, query, valuesOf, labels, fixedIn, isGone } = options;
  const queryClient = useQueryClient();
  // What the edit is based on: as it was when the form opened, not what others have made of it meanwhile.
  const [base, setBase] = useState(subject);
  const [isFound, setIsFound] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const [isReloading, setIsReloading] = useState(false);
  const [changes, setChanges] = useState<readonly ForeignChange[]>();

  const takeOver = (old: Row, fresh: Row) => {
    const [before, typed, now] = [valuesOf(old), form.getValues(), valuesOf(fresh)];
    const fixed: readonly string[] = fixedIn?.(fresh) ?? [];
    const isTyped = (key: string) => !fixed.includes(key) && !isSame(typed[key], before[key]);
    const kept = Object.keys(labels).filter(isTyped);
    // First what counts as unchanged, then what stands in the fields.
    form.reset(now, { keepValues: true });
    form.reset(
      { ...now, ...Object.fromEntries(kept.map((key) => [key, typed[key]])) },
      { keepDefaultValues: true },
    );
    const changed = Object.entries(labels).filter(([key]) => !isSame(before[key], now[key]));
    setChanges(
      changed.map(([key, label]) => ({
        label: label as string,
        value: typeof now[key] === "string" ? now[key] : undefined,
        isKept: isTyped(key) && !isSame(typed[key], now[key]),
      })),
    );
    setBase(fresh);
    setIsFound(false);
    dismissToasts();
  };

  const reload = async () => {
    if (!base) return;
    setIsReloading(true);
    await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    setIsReloading(false);
    const { data, status } = queryClient.getQueryState<Row[]>(query.queryKey) ?? {};
    // What could not be fetched can be tried again.
    if (status !== "success") return;
    const fresh = data?.find(({ id }) => id === base.id);
    if (fresh && !isGone?.(fresh)) return takeOver(base, fresh);
    setIsFound(false);
    setIsRemoved(true);
    form.setError("root.refusal", { message: REMOVED });
  };

  return {
    /** What an edit must name the version of. */
    base,
    /** Says that the edit goes on from here: it was saved, though not all that was to follow was done. */
    rebase: setBase,
    /** Shows in the form why saving failed. */
    showFailure: (error: unknown) => {
      showServerErrors(form, error as Error);
      if (!(error instanceof ApiError)) return;
      setChanges(undefined);
      setIsFound(error.message === VERSION_CONFLICT);
      setIsRemoved(subject !== undefined && error.status === 404);
      // The list behind the dialog is old, too.
      if ([404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    },
    /** Somebody else has removed it: there is nothing left to save to. */
    isRemoved,
    /** For EditConflict. */
    shown: { isFound, isReloading, changes, onReload: () => void reload() },
  };
}
