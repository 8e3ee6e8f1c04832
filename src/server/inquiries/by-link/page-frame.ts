import { html, raw } from "hono/html";
import { readCompany } from "#server/company/company.ts";
import { companyLogos } from "#server/db/schema/proposals.ts";
import { pageStyle } from "#server/links/page-style.ts";
import { readProposalSettings } from "#server/proposals/settings.ts";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { Colour } from "#shared/proposals/readable-colour.ts";
import type { LinkedPage } from "./find-inquiry-page.ts";

export type Markup = ReturnType<typeof html>;

/** How a company shows itself on its page for requests. */
export type PageOwner = {
  name: string;
  colour: Colour;
  path: string;
  hasLogo: boolean;
  greeting: string;
  /** Undefined without a number. */
  whatsapp: string | undefined;
};

export async function readPageOwner({ data, token, greeting }: LinkedPage): Promise<PageOwner> {
  const { name, phone } = await readCompany(data);
  const { colour } = await readProposalSettings(data);
  const logos = await data.select({ type: companyLogos.type }, { from: companyLogos });
  const text = "Olá! Enviei um pedido de orçamento pela página de pedidos.";
  return {
    name,
    colour,
    path: `/o/${token}`,
    hasLogo: logos.length > 0,
    greeting,
    whatsapp: phone && whatsappLink(phone) ? whatsappTextLink(phone, text) : undefined,
  };
}

/** Two fields beside each other where a phone has the room; the field for robots is out of sight. */
const formStyle = `
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.75rem),1fr));gap:.75rem;margin:1rem 0}
.fields>*{min-width:0}
.wide{grid-column:1/-1}
input,select{min-width:0;height:2.75rem}
[aria-invalid]{border-color:#c2362b}
.error{color:#b3261e;margin:.25rem 0 0}
.trap{position:absolute;left:-200vw}
@media (prefers-color-scheme:dark){.error{color:#ffb4ab}}
`;

/** A page in the company's name, logo and colour. */
export async function pageFrame(owner: PageOwner, body: Markup): Promise<{ page: string; style: string }> {
  const { name, path, hasLogo } = owner;
  const style = pageStyle(owner.colour) + formStyle;
  const title = `Pedido de orçamento · ${name}`;
  const page = await html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<meta property="og:title" content="${title}">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<header>
${hasLogo ? html`<img src="${path}/logo" alt="">` : ""}
<div><p><strong>${name}</strong></p><p class="small muted">Pedido de orçamento</p></div>
</header>
${body}
</main>
</body>
</html>`;
  return { page: String(page), style };
}

export const talk = ({ whatsapp }: PageOwner): Markup | string =>
  whatsapp
    ? html`<p class="actions"><a class="button plain" href="${whatsapp}" rel="noopener noreferrer">Falar no WhatsApp</a></p>`
    : "";
