import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";

/** Saves what was answered; false where the answer is missing or was refused, which is then said at its field. */
type SaveAnswer = () => Promise<boolean>;

const PendingAnswers = createContext<Set<SaveAnswer> | null>(null);
export const PendingAnswersProvider = PendingAnswers.Provider;

/** The open questions in a form, whose answers are saved with it. */
export function usePendingAnswers() {
  const [answers] = useState(() => new Set<SaveAnswer>());
  const saveAnswers = async () => {
    for (const save of answers) if (!(await save())) return false;
    return true;
  };
  return { answers, saveAnswers };
}

/** Makes a question one of the form around it, if there is one. */
export function useAsksInForm(save: SaveAnswer) {
  const answers = useContext(PendingAnswers);
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (!answers) return;
    const one = () => saveLatest();
    answers.add(one);
    return () => void answers.delete(one);
  }, [answers]);
}
