import type { EventInput } from "#shared/events/contract.ts";
import type { Money } from "#shared/numbers/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { priceChangeText } from "./price-change-text.ts";

type GuestsPriceQuestionProps = {
  question:
    | {
        from: Money;
        to: Money;
        isAccepted: boolean;
        answer: (answer: EventInput["priceAnswer"] | undefined) => void;
      }
    | undefined;
};

/** Asks whether a price that the client has agreed to follows the guests; closed without an answer nothing is saved. */
export function GuestsPriceQuestion({ question }: GuestsPriceQuestionProps) {
  const returnFocus = useReturnFocus();
  return (
    <QuestionDialog
      open={question !== undefined}
      onOpenChange={() => question?.answer(undefined)}
      title="Mudar o preço?"
      description={
        question && (
          <>
            <span className="block text-base font-semibold text-ink tabular-nums">
              {priceChangeText(question.from, question.to)}
            </span>
            {question.isAccepted
              ? "O cliente já aceitou o preço de antes: ele deve esse valor até aceitar um aditivo."
              : "O cliente já pagou uma parte do preço de antes. A diferença vai para o saldo."}
          </>
        )
      }
      {...returnFocus}
    >
      <Answers>
        <Button variant="secondary" onClick={() => question?.answer("manter")}>
          Manter o preço
        </Button>
        <Button onClick={() => question?.answer("atualizar")}>Mudar o preço</Button>
      </Answers>
    </QuestionDialog>
  );
}
