import type { Page } from "@playwright/test";

/** Each would show a dialog, or ask for something, if it were ever taken for more than text. */
export const HOSTILE_TEXTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  "javascript:alert(1)",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "</textarea><script>alert(1)</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "<style>*{display:none}</style>",
  "<a href=javascript:alert(1)>x</a>",
  "<details open ontoggle=alert(1)>",
  "<base href=http://mal.exemplo.com/>",
  "<link rel=stylesheet href=http://mal.exemplo.com/x.css>",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "\u202e<script>alert(1)</script>",
  '=HYPERLINK("http://mal.exemplo.com","x")',
  "+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "-2+3+cmd|' /C calc'!A0",
];

/** What would be on the page if one of them were more than text. */
export const TAKEN_FOR_MORE = "main script, main iframe, main img[onerror], main svg[onload], main style";

/** Nothing may be asked of the user, nor of any other server. */
export function watch(page: Page, url: string) {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) seen.push(request.url());
  });
  return seen;
}
