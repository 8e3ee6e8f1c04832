import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { firstSteps } from "#shared/dashboard/first-steps.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { clientsQuery } from "#web/clients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { useUser } from "#web/session/session.tsx";
import { hasUserDraft, storeUserDraft } from "#web/session/user-draft.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { FirstSteps } from "./first-steps.tsx";
import { rememberFirstSteps } from "./remember-first-steps.ts";
import { useCompanySteps } from "./use-company-steps.ts";

const ClassicDrinksDialog = lazyDialog(
  "ClassicDrinksDialog",
  () => import("#web/drinks/classics/classic-drinks-dialog.tsx"),
);

type CompanyFirstStepsProps = {
  ingredients: readonly Ingredient[];
  drinks: readonly Drink[];
  events: readonly CateringEvent[];
};

const DISMISSED = "first_steps_dismissed";

/** The first steps of the company, unless its user has dismissed them in this browser. */
export function CompanyFirstSteps({ ingredients, drinks, events }: CompanyFirstStepsProps) {
  const user = useUser();
  const [isDismissed, setIsDismissed] = useState(() => user && hasUserDraft(DISMISSED, user));
  const classics = useDialogSubject<never>();
  const canManage = useCan("manage-company");
  const begun = { ingredients: ingredients.length, drinks: drinks.length, events: events.length };
  const isShown = firstSteps(begun, canManage).areAhead && !isDismissed;
  const { data: clients } = useQuery({ ...clientsQuery, enabled: isShown });
  const company = useCompanySteps(isShown && canManage);
  if (isDismissed) return null;

  const dismiss = () => {
    if (user) storeUserDraft(DISMISSED, user, {});
    rememberFirstSteps(0);
    // The focused button is gone with the card.
    flushSync(() => setIsDismissed(true));
    takeLostFocus();
  };
  return (
    <>
      <FirstSteps
        steps={firstSteps({ ...begun, ...company, clients: clients?.length }, canManage)}
        onClassics={() => classics.open()}
        onDismiss={dismiss}
        onShown={rememberFirstSteps}
      />
      <ClassicDrinksDialog key={classics.key} open={classics.isOpen} onClose={classics.close} />
    </>
  );
}
