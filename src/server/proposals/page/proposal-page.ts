import { html, raw } from "hono/html";
import { encodeQR } from "qr";
import { pageStyle } from "#server/links/page-style.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { ShownProposalState } from "#shared/proposals/enumerations.ts";
import {
  acceptanceFact,
  documentCode,
  type FactSection,
  type ProposalFact,
  type ProposalFacts,
  proposalFacts,
} from "#shared/proposals/facts.ts";
import type { Colour } from "#shared/proposals/readable-colour.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";

export type PageView = {
  snapshot: ProposalSnapshot;
  snapshotHash: string;
  state: ShownProposalState;
  colour: Colour;
  /** Undefined without a logo. */
  logoUrl: string | undefined;
  /** Path of the page; undefined in a preview, which cannot be answered. */
  path: string | undefined;
  /** Why it cannot be answered any more. */
  problem: string | undefined;
  /** Said of an accepted proposal whose event will not be. */
  off: string | undefined;
  /** Path of the version that replaced this one. */
  newVersion: string | undefined;
  acceptance: { name: string; at: string } | undefined;
  deposit: { amount: string; isPaid: boolean; pixCode: string | undefined } | undefined;
  whatsapp: string | undefined;
  /** The fields of a refused form, to be shown again with the problem. */
  entered?: { name?: string; reason?: string; problem: string };
};

type Markup = ReturnType<typeof html>;

const reais = (amount: string) => formatMoney(Number(amount));

/** The page that a client gets, complete without scripts; one only tells that it was looked at. */
export async function proposalPage(view: PageView): Promise<{ page: string; style: string }> {
  const { path } = view;
  const facts = proposalFacts(view.snapshot);
  const { company, message } = facts;
  const style = pageStyle(view.colour);
  const title = `Proposta de ${company.name}`;
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
${path ? html`<script src="/proposal.js" defer></script>` : ""}
</head>
<body>
<main>
<header>
${view.logoUrl ? html`<img src="${view.logoUrl}" alt="">` : ""}
<div><p>${company.name}</p><h1>${facts.title}</h1></div>
</header>
${answerState(view)}
${summary(facts, view)}
${message ? html`<section><p class="lines">${message}</p></section>` : ""}
${facts.sections.map(
  (section) => html`<section>
<h2>${section.title}</h2>
${sectionBody(section)}
</section>
`,
)}
${answerForms(view)}
${footer(facts, view)}
</main>
</body>
</html>`;
  return { page: String(page), style };
}

const summary = ({ event, rows, total, validity }: ProposalFacts, view: PageView): Markup => html`<section>
<h2>${event}</h2>
<dl>
${rows.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>\n`)}
<dt>${total.label}</dt><dd><strong>${total.text}</strong></dd>
<dt>${validity.label}</dt><dd>${validity.text}</dd>
</dl>
${isAnswerable(view) ? html`<p class="actions screen"><a class="button" href="#resposta">Responder</a></p>` : ""}
</section>`;

const isAnswerable = ({ state, problem }: PageView) => state === "enviada" && !problem;

function sectionBody(section: FactSection): Markup | Markup[] {
  switch (section.kind) {
    case "drinks":
      return html`<ul>${section.items.map(({ text, note }) => html`<li><strong>${text}</strong>${small(note)}</li>`)}</ul>`;
    case "included":
      return html`<ul>${section.items.map(({ text }) => html`<li>${text}</li>`)}</ul>`;
    case "price":
      return html`${section.rows.map(({ label, text }) => html`<p class="row"><span>${label}</span><span>${text}</span></p>`)}
<p class="row total"><span>${section.total.label}</span><span>${section.total.text}</span></p>`;
    case "charges":
      return html`<ul>${section.rows.map(
        ({ label, due, text }) =>
          html`<li class="row"><span>${label}${small(due)}</span><span>${text}</span></li>`,
      )}</ul>`;
    case "terms":
      return html`<p class="lines small">${section.text}</p>`;
  }
}

const small = (text: string | undefined): Markup | string =>
  text ? html`<br><span class="muted small">${text}</span>` : "";

/** What became of the proposal, for a client who comes back. */
function answerState(view: PageView): Markup | string {
  const { state, acceptance, deposit, problem, off, newVersion, whatsapp } = view;
  if (state === "aceita") {
    return html`<section><div class="notice">
${acceptance ? accepted(acceptanceFact(acceptance)) : ""}
${off ? html`<p>${off}</p>` : ""}
${deposit ? depositPart(deposit) : ""}
</div>${talk(whatsapp)}</section>`;
  }
  if (!problem) return "";
  return html`<section><div class="notice"><p><strong>${problem}</strong></p>
${newVersion ? html`<p class="actions"><a class="button" href="${newVersion}">Ler a nova versão</a></p>` : ""}</div>${talk(whatsapp)}</section>`;
}

const accepted = ({ label, text }: ProposalFact): Markup => html`<p><strong>${label}</strong></p>
<p>${text}</p>`;

function depositPart({ amount, isPaid, pixCode }: NonNullable<PageView["deposit"]>): Markup {
  if (isPaid) return html`<p>Sinal recebido. Obrigado!</p>`;
  if (!pixCode) return html`<p>O próximo passo é o sinal de ${reais(amount)}.</p>`;
  const picture = encodeQR(pixCode, "svg", { ecc: "medium", border: 4 });
  return html`<p>O próximo passo é o sinal de <strong>${reais(amount)}</strong>, por Pix:</p>
<div class="pix">${raw(picture)}<code>${pixCode}</code></div>
<p class="small muted">Copie o código e cole no aplicativo do seu banco. A empresa confere o recebimento e confirma.</p>`;
}

const talk = (whatsapp: string | undefined): Markup | string =>
  whatsapp
    ? html`<p class="actions screen"><a class="button plain" href="${whatsapp}" rel="noopener noreferrer">Falar no WhatsApp</a></p>`
    : "";

function answerForms(view: PageView): Markup | string {
  if (!isAnswerable(view)) return "";
  const { path, entered, whatsapp, snapshot } = view;
  const target = path ?? "#";
  return html`<section id="resposta" class="screen">
<h2>Responder</h2>
${entered ? html`<div class="notice problem" role="alert"><p>${entered.problem}</p></div>` : ""}
<form method="post" action="${target}/aceitar">
<label>Seu nome completo<input type="text" name="name" maxlength="200" autocomplete="name" required value="${entered?.name ?? ""}"></label>
<label class="box"><input type="checkbox" name="agree" value="sim" required><span>Li a proposta e as condições e aceito, no total de ${reais(snapshot.total)}.</span></label>
<button type="submit">Aceitar proposta</button>
<p class="small muted">O aceite eletrônico registra seu nome, o dia e a hora, o endereço de rede e o código deste documento.</p>
</form>
<details${entered?.reason === undefined ? "" : raw(" open")}>
<summary>Não vou contratar</summary>
<form method="post" action="${target}/recusar">
<label>Motivo (opcional)<textarea name="reason" rows="3" maxlength="1000">${entered?.reason ?? ""}</textarea></label>
<p class="actions"><button type="submit" class="plain">Recusar proposta</button></p>
</form>
</details>
${talk(whatsapp)}
</section>`;
}

const footer = ({ title, company }: ProposalFacts, { snapshotHash, path }: PageView): Markup => html`<footer>
${path ? html`<p class="screen"><a href="${path}.pdf">Baixar PDF</a></p>` : ""}
<p>${[company.name, ...company.details, ...company.address].join(" · ")}</p>
<p>${[title, ...(snapshotHash ? [documentCode(snapshotHash)] : [])].join(" · ")}</p>
</footer>`;
