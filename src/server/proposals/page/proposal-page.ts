import { html, raw } from "hono/html";
import { encodeQR } from "qr";
import { pageStyle } from "#server/links/page-style.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { addendumChanges } from "#shared/proposals/addendum-changes.ts";
import type { ShownProposalState } from "#shared/proposals/enumerations.ts";
import {
  acceptanceFact,
  documentCode,
  type FactSection,
  type ProposalFacts,
  proposalFacts,
} from "#shared/proposals/facts.ts";
import type { Colour } from "#shared/proposals/readable-colour.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { words } from "#shared/proposals/words.ts";

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
  isAnswerable: boolean;
  /** Said of an accepted proposal whose event will not be. */
  off: string | undefined;
  /** Path of the version that replaced this one, or of the addendum that waits for an answer. */
  newVersion: string | undefined;
  acceptance: { name: string; at: string } | undefined;
  deposit:
    | { kind: ChargeKind; amount: string; dueOn: Day | null; isPaid: boolean; pixCode: string | undefined }
    | undefined;
  whatsapp: string | undefined;
  /** What the client has accepted, of an addendum that waits for an answer. */
  accepted: ProposalSnapshot | undefined;
  /** The fields of a refused form, to be shown again with the problem. */
  entered?: { name?: string; reason?: string; problem: string };
};

type Markup = ReturnType<typeof html>;

/** The page that a client gets, complete without scripts; one tells that it was looked at and copies a code. */
export async function proposalPage(view: PageView): Promise<{ page: string; style: string }> {
  const { path } = view;
  const facts = proposalFacts(view.snapshot);
  const { company } = facts;
  const style = pageStyle(view.colour, { isFramed: path === undefined });
  const title = words.pageTitle(company.name);
  const page = await html`<!doctype html>
<html lang="${words.language}">
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
<div><p><strong>${company.name}</strong></p><p class="small muted">${facts.title}</p></div>
</header>
${answerState(view)}
${offer(facts, view)}
${answerForms(view)}
${footer(facts, view)}
</main>
</body>
</html>`;
  return { page: String(page), style };
}

/** The offer itself, folded once it is accepted: the payment comes first then. */
function offer(facts: ProposalFacts, view: PageView): Markup {
  const whole = html`${summary(facts)}
${changesPart(view)}
${facts.sections.map(sectionPart)}`;
  if (view.state === "aceita") {
    return html`<details class="part"><summary>${words.wholeProposal}</summary>
${whole}</details>`;
  }
  return html`<div>
${whole}
${view.isAnswerable ? answerBar(facts) : ""}
</div>`;
}

const summary = ({ event, rows, validity, message }: ProposalFacts): Markup => html`<section>
<h1>${event}</h1>
<dl class="facts">
${rows.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>\n`)}
<div><dt>${validity.label}</dt><dd>${validity.text}</dd></div>
</dl>
${message ? html`<p class="lines">${message}</p>` : ""}
</section>`;

/** What an addendum changes, before all the rest that it repeats. */
function changesPart({ snapshot, accepted }: PageView): Markup | string {
  const changes = accepted ? addendumChanges(accepted, snapshot) : [];
  if (changes.length === 0) return "";
  return html`<section>
<h2>${words.changes}</h2>
<dl class="facts">
${changes.map(({ label, from, to }) => html`<div><dt>${label}</dt><dd>${words.changedFromTo(from, to)}</dd></div>\n`)}
</dl>
</section>`;
}

/** Stays in reach of the thumb until the form comes, and covers it. */
const answerBar = ({ total, validity }: ProposalFacts): Markup => html`<p class="bar screen">
<span><strong>${total.text}</strong><span class="small muted">${validity.label} ${validity.text}</span></span>
<a class="button" href="#resposta">${words.accept}</a></p>`;

/** Conditions are folded: they may be long. */
const sectionPart = (section: FactSection): Markup =>
  section.kind === "terms"
    ? html`<details class="part"><summary>${section.title}</summary>
<p class="lines small">${section.text}</p></details>
`
    : html`<section>
<h2>${section.title}</h2>
${sectionBody(section)}
</section>
`;

function sectionBody(section: Exclude<FactSection, { kind: "terms" }>): Markup {
  switch (section.kind) {
    case "drinks":
      return html`<ul>${section.items.map(({ text, note }) => html`<li><strong>${text}</strong>${small(note)}</li>`)}</ul>`;
    case "included":
      return html`<ul>${section.items.map(({ text }) => html`<li>${text}</li>`)}</ul>`;
    case "price":
      return html`${section.rows.map(({ label, text }) => html`<p class="row"><span>${label}</span><span>${text}</span></p>`)}
<p class="row total"><span>${section.total.label}</span><span>${section.total.text}</span></p>`;
    case "charges":
      return html`${section.note ? html`<p>${section.note}</p>` : ""}
<ul>${section.rows.map(
        ({ label, due, text }) =>
          html`<li class="row"><span>${label}${small(due)}</span><span>${text}</span></li>`,
      )}</ul>`;
  }
}

const small = (text: string | undefined): Markup | string =>
  text ? html`<br><span class="muted small">${text}</span>` : "";

/** What became of the proposal, for a client who comes back. */
function answerState(view: PageView): Markup | string {
  const { state, acceptance, deposit, problem, off, newVersion, whatsapp, path } = view;
  const told = acceptance && acceptanceFact(acceptance, view.snapshot.company.timeZone);
  const accepted = told ? html`<p class="small muted">${told.text} (${told.label})</p>` : "";
  if (state === "aceita") {
    return html`<section>
<h1><span class="done" aria-hidden="true">✓</span> ${words.accepted}</h1>
${accepted}
${off ? html`<div class="notice"><p>${off}</p></div>` : ""}
${newVersion ? notice(words.newerVersion, newVersion, "button plain") : ""}
${deposit ? depositPart(deposit) : ""}
${path && !off ? html`<p class="actions screen"><a class="button plain" href="${path}.ics">${words.addToCalendar}</a></p>` : ""}
${talk(whatsapp)}</section>`;
  }
  if (!problem) return "";
  return html`<section>${notice(problem, newVersion)}${accepted}${talk(whatsapp)}</section>`;
}

const notice = (
  text: string,
  newVersion: string | undefined,
  look = "button",
): Markup => html`<div class="notice"><p><strong>${text}</strong></p>
${newVersion ? html`<p class="actions"><a class="${look}" href="${newVersion}">${words.readNewVersion}</a></p>` : ""}</div>`;

function depositPart({ kind, amount, dueOn, isPaid, pixCode }: NonNullable<PageView["deposit"]>): Markup {
  if (isPaid) return html`<p class="notice">${words.depositReceived(kind)}</p>`;
  if (!pixCode) return html`<p class="notice">${words.nextStep(kind, words.money(amount))}</p>`;
  const picture = encodeQR(pixCode, "svg", { ecc: "medium", border: 4 });
  return html`<div class="pix">
<p class="small muted">${words.depositByPix(kind, dueOn && words.onDay(dueOn))}</p>
<p class="lead">${words.money(amount)}</p>
<input type="text" readonly aria-label="${words.pixCode}" value="${pixCode}" id="pix">
<button type="button" data-copies="pix" data-copied="${words.copied}" hidden>${words.copyPix}</button>
<details><summary>${words.showQr}</summary>${raw(picture)}</details>
</div>
<p class="small muted">${words.howToPay}</p>`;
}

const talk = (whatsapp: string | undefined): Markup | string =>
  whatsapp
    ? html`<p class="actions screen"><a class="button plain" href="${whatsapp}" rel="noopener noreferrer">${words.talk}</a></p>`
    : "";

function answerForms(view: PageView): Markup | string {
  if (!view.isAnswerable) return "";
  const { path, entered, whatsapp, snapshot } = view;
  const target = path ?? "#";
  return html`<section id="resposta" class="screen">
<h2>${words.answer}</h2>
${entered ? html`<div class="notice problem" role="alert"><p>${entered.problem}</p></div>` : ""}
<form method="post" action="${target}/aceitar">
<label>${words.fullName}<input type="text" name="name" maxlength="200" autocomplete="name" required value="${entered?.name ?? ""}"></label>
<label class="box"><input type="checkbox" name="agree" value="sim" required><span>${words.agreement(words.money(snapshot.total))}</span></label>
<button type="submit">${words.acceptProposal}</button>
<p class="small muted">${words.whatIsRecorded}</p>
</form>
<details${entered?.reason === undefined ? "" : raw(" open")}>
<summary>${snapshot.isAddendum ? words.declineAddendum : words.decline}</summary>
<form method="post" action="${target}/recusar">
<label>${words.reason}<textarea name="reason" rows="3" maxlength="1000">${entered?.reason ?? ""}</textarea></label>
<p class="actions"><button type="submit" class="plain">${words.refuseProposal}</button></p>
</form>
</details>
${talk(whatsapp)}
</section>`;
}

const footer = ({ title, company }: ProposalFacts, { snapshotHash, path }: PageView): Markup => html`<footer>
${path ? html`<p class="screen"><a href="${path}.pdf">${words.downloadPdf}</a></p>` : ""}
<p>${[company.name, ...company.details, ...company.address].join(" · ")}</p>
<p>${[title, ...(snapshotHash ? [documentCode(snapshotHash)] : [])].join(" · ")}</p>
</footer>`;
