import { buttonPages } from "#server/links/button-pages.ts";
import { subscriberByLink, unsubscribe } from "../settings.ts";

/** Where the morning's mail is ended without a session: by a button, or by a mail program with one POST (RFC 8058). */
export const unsubscribePages = buttonPages({
  kind: "unsubscribe",
  title: "Resumo da manhã",
  question: "Parar de receber o resumo da manhã?",
  button: "Não receber mais",
  done: "Pronto: você não recebe mais o resumo da manhã.",
  look: subscriberByLink,
  act: unsubscribe,
});
