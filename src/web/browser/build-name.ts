/** Tells builds apart: the name of a page's entry changes with every file of its build. */
export const buildName = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src;
