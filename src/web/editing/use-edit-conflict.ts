import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { ApiError } from "#web/api/api-error.ts";
import { dismissToasts } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { type ItemChange, type ListField, mergeLists } from "./merge-lists.ts";

/** A field that somebody else has changed, with its value on the server. */
export type ForeignChange = {
  label: string;
  /** Undefined where it cannot be said in one line. */
  value: string | undefined;
  /** The user had changed it too, and the user's value is kept in the form. */
  isKept: boolean;
};

type EditConflictOptions<Row, Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  /** The edited record when the form opened; undefined for a new one. */
  subject: Row | undefined;
  query: { queryKey: QueryKey };
  valuesOf: (row: Row) => Values;
  labels: Partial<Record<keyof Values, string>>;
  /** How to say values that are no text themselves. */
  texts?: { [Key in keyof Values]?: (value: Values[Key]) => string };
  /** Lists that are merged item by item. */
  lists?: { [Key in keyof Values]?: Values[Key] extends readonly (infer Item)[] ? ListField<Item> : never };
  /** Fields that can no longer be changed in the fresh record: input there is discarded. */
  fixedIn?: (fresh: Row) => readonly (keyof Values & string)[];
  /** True for a record that is still listed, but gone for the user. */
  isGone?: (fresh: Row) => boolean;
};

/** "Drinks, Mojito: 120" */
const itemChange = <Item>(
  label: string,
  { item, isRemoved, isKept }: ItemChange<Item>,
  { nameOf, textOf }: ListField<Item>,
): ForeignChange => ({
  label: `${label}, ${nameOf(item)}`,
  value: isRemoved ? "tirado" : textOf(item),
  isKept,
});

const REMOVED = "Este registro foi removido por outra pessoa.";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Resolves edit conflicts: merges the data that somebody else has saved with the user's input. */
export function useEditConflict<Row extends { id: number }, Values extends FieldValues, Sent>(
  options: EditConflictOptions<Row, Values, Sent>,
) {
  const { form, subject, query, valuesOf, labels, texts, lists, fixedIn, isGone } = options;
  const queryClient = useQueryClient();
  // The record that the edit is based on: as it was when the form opened, not as others have changed it since.
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
    const merged = new Map(
      kept.flatMap((key) => {
        const field = lists?.[key] as ListField<unknown> | undefined;
        const parts = { before: before[key], typed: typed[key], now: now[key] };
        const result = field && mergeLists<unknown>(parts, field.keyOf);
        return result && field ? [[key, { ...result, field }]] : [];
      }),
    );
    const keptValue = (key: string) => merged.get(key)?.items ?? typed[key];
    // First the default values, then the fields.
    form.reset(now, { keepValues: true });
    form.reset(
      { ...now, ...Object.fromEntries(kept.map((key) => [key, keptValue(key)])) },
      { keepDefaultValues: true },
    );
    const changed = Object.entries(labels).filter(([key]) => !isSame(before[key], now[key]));
    setChanges(
      changed.flatMap(([key, label]): ForeignChange[] => {
        const list = merged.get(key);
        if (list) return list.changes.map((change) => itemChange(label as string, change, list.field));
        const value = texts?.[key]?.(now[key]) ?? (typeof now[key] === "string" ? now[key] : undefined);
        return [{ label: label as string, value, isKept: isTyped(key) && !isSame(typed[key], now[key]) }];
      }),
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
    // A failed fetch can be tried again.
    if (status !== "success") return;
    const fresh = data?.find(({ id }) => id === base.id);
    if (fresh && !isGone?.(fresh)) return takeOver(base, fresh);
    setIsFound(false);
    setIsRemoved(true);
    form.setError("root.refusal", { message: REMOVED });
  };

  return {
    /** The record whose version an edit must send. */
    base,
    /** Continues from a saved record although a following step failed. */
    rebase: setBase,
    showFailure: (error: unknown) => {
      showServerErrors(form, error as Error);
      if (!(error instanceof ApiError)) return;
      setChanges(undefined);
      setIsFound(error.message === VERSION_CONFLICT);
      setIsRemoved(subject !== undefined && error.status === 404);
      // The list behind the dialog is outdated, too.
      if ([404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    },
    /** Somebody else has removed the record: it can no longer be saved. */
    isRemoved,
    shown: { isFound, isReloading, changes, onReload: () => void reload() },
  };
}
