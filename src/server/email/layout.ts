import { html } from "hono/html";

export type MessageContent = {
  title: string;
  paragraphs: string[];
  /** Lines that each lead somewhere. */
  rows?: { label: string; text: string; link: string }[];
  /** A sentence below the rows. */
  rest?: string;
  /** Absent where there is nothing to do. */
  action?: { label: string; link: string };
  footnote: string;
  /** Where such messages can be ended. */
  unsubscribe?: string;
};

/** Renders a message with inline styles and plain colours: mail programs know neither style sheets nor variables. */
export async function renderHtml(content: MessageContent): Promise<string> {
  const { title, paragraphs, rows = [], rest, action, footnote, unsubscribe } = content;
  const page = await html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${title}</title>
  </head>
  <body style="margin:0;background:#f6f4f0;color:#292524;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f4f0">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="max-width:520px;background:#ffffff;border:1px solid #e3dfd8;border-radius:10px"
          >
            <tr>
              <td style="background:#12502f;border-radius:10px 10px 0 0;padding:20px 32px">
                <span style="color:#ffffff;font-size:20px;font-weight:700">Balcão</span>
                <span style="color:#f2c14e;font-size:13px;padding-left:8px">gestão de bar e eventos</span>
              </td>
            </tr>
            <tr>
              <td style="padding:32px">
                <h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#1c1917">${title}</h1>
                ${paragraphs.map(
                  (paragraph) =>
                    html`<p style="margin:0 0 16px;font-size:15px;line-height:24px">${paragraph}</p>`,
                )}
                ${rows.map(renderRow)}
                ${rest ? html`<p style="margin:0 0 16px;font-size:15px;line-height:24px">${rest}</p>` : ""}
                ${action ? renderAction(action) : ""}
                <p style="margin:24px 0 0;border-top:1px solid #e3dfd8;padding-top:16px;font-size:13px;line-height:20px;color:#57534e">
                  ${footnote}
                  ${unsubscribe ? html`<a href="${unsubscribe}" style="color:#57534e">Não receber mais</a>` : ""}
                </p>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>`;
  return String(page);
}

const renderRow = ({ label, text, link }: { label: string; text: string; link: string }) =>
  html`<p style="margin:0 0 12px;font-size:15px;line-height:22px">
      <a href="${link}" style="color:#1f7046;font-weight:600;text-decoration:none">${label}</a><br />${text}
    </p>`;

const renderAction = ({ label, link }: { label: string; link: string }) =>
  html`<p style="margin:24px 0">
      <a
        href="${link}"
        style="display:inline-block;background:#1f7046;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#57534e">
      Se o botão não funcionar, copie este endereço no navegador:<br />
      <a href="${link}" style="color:#1f7046;word-break:break-all">${link}</a>
    </p>`;

export function renderText(content: MessageContent): string {
  const { title, paragraphs, rows = [], rest, action, footnote, unsubscribe } = content;
  return [
    title,
    ...paragraphs,
    ...rows.map(({ label, text, link }) => `${label}: ${text}\n${link}`),
    ...(rest ? [rest] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    footnote,
    ...(unsubscribe ? [`Não receber mais:\n${unsubscribe}`] : []),
    "Balcão · gestão de bar e eventos",
  ].join("\n\n");
}
