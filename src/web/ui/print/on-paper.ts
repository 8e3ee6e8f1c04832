import { createContext, use } from "react";

const OnPaper = createContext(false);

/** Wraps content that is rendered for print. */
export const PaperProvider = OnPaper.Provider;

/** Print cannot expand anything, so collapsed content is shown in full. */
export const useIsOnPaper = (): boolean => use(OnPaper);
