import { html, raw } from "hono/html";
import { eventTypes } from "#shared/events/enumerations.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { type InquiryField, inquiryLimits, lastInquiryDay } from "#shared/inquiries/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { type Markup, type PageOwner, pageFrame, talk } from "./page-frame.ts";

/** A field that people do not see: what fills it is a robot. */
export const TRAP_FIELD = "site";

/** A refused form, to be shown again as it was filled. */
export type Refused = {
  entered: Record<string, string>;
  /** A sentence for each wrong field. */
  problems: Partial<Record<InquiryField, string>>;
  /** What is wrong with the whole; absent where fields say it. */
  problem?: string;
};

type Input = { name: InquiryField; label: string | Markup; attributes: string; isWide?: boolean };

const { name, phone, email, guests, location, message } = inquiryLimits;

/** Order of the fields in the form; the first wrong one gets the focus. */
const fieldOrder: readonly InquiryField[] = [
  "name",
  "phone",
  "email",
  "date",
  "guests",
  "eventType",
  "location",
  "message",
];

const inputs = (today: Day): Input[] => [
  {
    name: "name",
    label: "Seu nome",
    attributes: `type="text" autocomplete="name" minlength="2" maxlength="${name}" required`,
    isWide: true,
  },
  {
    name: "phone",
    label: "WhatsApp",
    attributes: `type="tel" autocomplete="tel-national" maxlength="${phone}" placeholder="com DDD"`,
  },
  { name: "email", label: "ou e-mail", attributes: `type="email" autocomplete="email" maxlength="${email}"` },
  {
    name: "date",
    label: "Data",
    attributes: `type="date" min="${today}" max="${lastInquiryDay(today)}" required`,
  },
  {
    name: "guests",
    label: "Convidados",
    attributes: `type="number" inputmode="numeric" min="1" max="${guests}" required`,
  },
];

/** The page on which somebody asks for an offer; again with what was typed if it was refused. */
export function inquiryFormPage(owner: PageOwner, today: Day, refused?: Refused) {
  const typed = (field: InquiryField) => refused?.entered[field] ?? "";
  const firstWrong = fieldOrder.find((field) => refused?.problems[field]);
  const marks = (field: InquiryField) =>
    refused?.problems[field] ? raw(` aria-invalid="true" aria-describedby="${field}-error"`) : "";
  const focus = (field: InquiryField) => (field === firstWrong ? raw(" autofocus") : "");
  const error = (field: InquiryField) =>
    refused?.problems[field]
      ? html`<p class="error small" id="${field}-error">${refused.problems[field]}</p>`
      : "";
  const input = ({ name: field, label, attributes, isWide }: Input) =>
    html`<div${isWide ? raw(' class="wide"') : ""}><label>${label}<input name="${field}" value="${typed(field)}" ${raw(attributes)}${marks(field)}${focus(field)}></label>${error(field)}</div>
`;
  const problem = refused && (refused.problem ?? "Confira os campos marcados.");
  return pageFrame(
    owner,
    html`<section>
<h1>Conte da sua festa</h1>
${owner.greeting ? html`<p class="lines muted">${owner.greeting}</p>` : ""}
${problem ? html`<div class="notice problem" role="alert"><p>${problem}</p></div>` : ""}
<form method="post" action="${owner.path}">
<div class="fields">
${inputs(today).map(input)}
<div><label>Tipo<select name="eventType"${marks("eventType")}${focus("eventType")}>
<option value="">Escolha</option>
${eventTypes.map((type) => html`<option value="${type}"${type === typed("eventType") ? raw(" selected") : ""}>${eventTypeLabels[type]}</option>\n`)}
</select></label>${error("eventType")}</div>
${input({ name: "location", label: "Local", attributes: `type="text" maxlength="${location}" placeholder="bairro ou cidade"` })}
<div class="wide"><label>Mensagem <span class="muted">se quiser</span><textarea name="message" rows="3" maxlength="${message}"${marks("message")}${focus("message")}>${typed("message")}</textarea></label>${error("message")}</div>
</div>
<div class="trap" aria-hidden="true"><label>Deixe este campo vazio<input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></div>
<button type="submit">Enviar pedido</button>
<p class="small muted">Usamos seus dados só para responder a este pedido. Peça a exclusão quando quiser.</p>
</form>
${refused?.problem ? talk(owner) : ""}
</section>`,
  );
}

/** Tells that a request arrived, without a word of it: the address of this page is no secret. */
export const thanksPage = (owner: PageOwner) =>
  pageFrame(
    owner,
    html`<section>
<h1><span class="done" aria-hidden="true">✓</span> Pedido recebido</h1>
<p class="lines muted">${owner.name} responde pelo contato que você deixou.</p>
${talk(owner)}
</section>`,
  );
