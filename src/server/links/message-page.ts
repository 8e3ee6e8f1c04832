import { html, raw } from "hono/html";
import { pageStyle } from "./page-style.ts";

/** A page with one sentence, in no company's colour: nothing tells whose link it was. */
export async function messagePage(
  title: string,
  message: string,
  action: ReturnType<typeof html> | "" = "",
): Promise<{ page: string; style: string }> {
  const style = pageStyle("#1f7a4a");
  const page = await html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main><section><h1>${message}</h1>${action}</section></main></body>
</html>`;
  return { page: String(page), style };
}
