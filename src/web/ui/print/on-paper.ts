import { createContext, use } from "react";

const OnPaper = createContext(false);

/** Around what is drawn to be printed. */
export const PaperProvider = OnPaper.Provider;

/** Nothing can be unfolded there: what is folded on a screen is whole. */
export const useIsOnPaper = (): boolean => use(OnPaper);
