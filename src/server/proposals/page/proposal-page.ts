import { html, raw } from "hono/html";
import { encodeQR } from "qr";
import { pageStyle } from "#server/links/page-style.ts";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { doneAtText, eventDayText, eventHoursText } from "#shared/events/times-text.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/numbers/sao-paulo.ts";
import { namedCharges, priceLines } from "#shared/proposals/document-texts.ts";
import type { ShownProposalState } from "#shared/proposals/enumerations.ts";
import { joinedNames } from "#shared/proposals/joined-names.ts";
import type { Colour } from "#shared/proposals/readable-colour.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { filledTerms } from "#shared/proposals/terms.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";

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
  acceptance: { name: string | null; at: string } | undefined;
  deposit: { amount: string; isPaid: boolean; pixCode: string | undefined } | undefined;
  whatsapp: string | undefined;
  /** The fields of a refused form, to be shown again with the problem. */
  entered?: { name?: string; reason?: string; problem: string };
};

type Markup = ReturnType<typeof html>;

const reais = (amount: string) => formatMoney(Number(amount));

/** The page that a client gets, complete without scripts; one only tells that it was looked at. */
export async function proposalPage(view: PageView): Promise<{ page: string; style: string }> {
  const { snapshot, path } = view;
  const { company, number } = snapshot;
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
<div><p>${company.name}</p><h1>Proposta nº ${number}</h1></div>
</header>
${answerState(view)}
${summary(view)}
${snapshot.message ? html`<section><p class="lines">${snapshot.message}</p></section>` : ""}
${offer(snapshot)}
${price(snapshot)}
${termsPart(snapshot)}
${answerForms(view)}
${footer(view)}
</main>
</body>
</html>`;
  return { page: String(page), style };
}

function summary(view: PageView): Markup {
  const { event, clientNames, total, validUntil } = view.snapshot;
  return html`<section>
<h2>${event.name}</h2>
<dl>
${clientNames.length > 0 ? html`<dt>Para</dt><dd>${joinedNames(clientNames)}</dd>` : ""}
${event.type === "outro" ? "" : html`<dt>Evento</dt><dd>${eventTypeLabels[event.type]}</dd>`}
<dt>Data</dt><dd>${eventDayText(event, SAO_PAULO)}</dd>
<dt>Horário</dt><dd>${eventHoursText(event, SAO_PAULO)}</dd>
${event.location ? html`<dt>Local</dt><dd>${event.location}</dd>` : ""}
${event.guests > 0 ? html`<dt>Público</dt><dd>${guestsText(event.guests)}</dd>` : ""}
<dt>Total</dt><dd><strong>${reais(total)}</strong></dd>
<dt>Válida até</dt><dd>${formatDay(validUntil)}</dd>
</dl>
${isAnswerable(view) ? html`<p class="actions screen"><a class="button" href="#resposta">Responder</a></p>` : ""}
</section>`;
}

const isAnswerable = ({ state, problem }: PageView) => state === "enviada" && !problem;

const offer = ({ drinks, included }: ProposalSnapshot): Markup => html`<section>
<h2>Drinks</h2>
<ul>${drinks.map(
  ({ name, ingredientNames }) =>
    html`<li><strong>${name}</strong>${ingredientNames.length > 0 ? html`<br><span class="muted small">${ingredientNames.join(", ")}</span>` : ""}</li>`,
)}</ul>
</section>
${
  included.length > 0
    ? html`<section><h2>O que está incluído</h2><ul>${included.map((line) => html`<li>${line}</li>`)}</ul></section>`
    : ""
}`;

function price(snapshot: ProposalSnapshot): Markup {
  const charges = namedCharges(snapshot);
  return html`<section>
<h2>Investimento</h2>
${priceLines(snapshot).map(({ text, amount }) => html`<p class="row"><span>${text}</span><span>${reais(amount)}</span></p>`)}
<p class="row total"><span>Total</span><span>${reais(snapshot.total)}</span></p>
</section>
${
  charges.length > 0
    ? html`<section><h2>Pagamento</h2><ul>${charges.map(
        ({ name, amount, dueOn }) =>
          html`<li class="row"><span>${name}<br><span class="muted small">vence em ${formatDay(dueOn)}</span></span><span>${reais(amount)}</span></li>`,
      )}</ul></section>`
    : ""
}`;
}

function termsPart(snapshot: ProposalSnapshot): Markup | string {
  const terms = filledTerms(snapshot);
  return terms ? html`<section><h2>Condições</h2><p class="lines small">${terms}</p></section>` : "";
}

/** What became of the proposal, for a client who comes back. */
function answerState(view: PageView): Markup | string {
  const { state, acceptance, deposit, problem, off, newVersion, whatsapp } = view;
  if (state === "aceita") {
    return html`<section><div class="notice">
<p><strong>Proposta aceita</strong> ${acceptance ? `por ${acceptance.name ?? WIPED_NAME} em ${doneAtText(acceptance.at)} (aceite eletrônico).` : ""}</p>
${off ? html`<p>${off}</p>` : ""}
${deposit ? depositPart(deposit) : ""}
</div>${talk(whatsapp)}</section>`;
  }
  if (!problem) return "";
  return html`<section><div class="notice"><p><strong>${problem}</strong></p>
${newVersion ? html`<p class="actions"><a class="button" href="${newVersion}">Ler a nova versão</a></p>` : ""}</div>${talk(whatsapp)}</section>`;
}

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

const footer = ({
  snapshot: { company, number, version },
  snapshotHash,
  path,
}: PageView): Markup => html`<footer>
${path ? html`<p class="screen"><a href="${path}.pdf">Baixar PDF</a></p>` : ""}
<p>${[company.name, company.cnpj && `CNPJ ${formatCnpj(company.cnpj)}`, company.phone, company.address].filter(Boolean).join(" · ")}</p>
<p>Proposta nº ${number}, versão ${version}${snapshotHash ? ` · código do documento ${snapshotHash.slice(0, 16)}` : ""}</p>
</footer>`;
