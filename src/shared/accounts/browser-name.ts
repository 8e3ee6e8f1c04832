/** What a browser says of itself, as people call it; null where it does not say. */
export type BrowserName = { browser: string | null; system: string | null };

/** Browsers name those they descend from as well, so the order matters. */
const BROWSERS: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const firstOf = (names: [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Reads a `User-Agent` header; an iPad that poses as a Mac cannot be told apart from one. */
export function browserName(userAgent: string | undefined): BrowserName {
  const text = (userAgent ?? "").slice(0, 500);
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) };
}

/** "Chrome no Android" */
export const browserText = ({ browser, system }: BrowserName): string => {
  const name = browser ?? "Navegador desconhecido";
  return system ? `${name} no ${system}` : name;
};
