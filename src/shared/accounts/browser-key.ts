/** Tells the server by which of its keys a browser is known, when somebody signs in with it. */
export const BROWSER_KEY_HEADER = "Browser-Key";

/** 128 random bits. */
export const isBrowserKey = (text: string | undefined): text is string => /^[\da-f]{32}$/.test(text ?? "");
