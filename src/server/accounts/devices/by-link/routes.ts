import { deviceByLink, endDeviceByLink } from "#server/accounts/devices/devices.ts";
import { buttonPages } from "#server/links/button-pages.ts";

/** Where a sign-in that was told of by mail is ended, without a session. */
export const devicePages = buttonPages({
  kind: "endDevice",
  title: "Novo acesso",
  question: "Encerrar o acesso desse navegador à sua conta?",
  button: "Encerrar esse acesso",
  done: "Pronto: esse navegador saiu da sua conta. Troque a sua senha, para que ele não entre de novo.",
  over: "Esse acesso já foi encerrado. Se não foi você que entrou, troque a sua senha.",
  // Browsers that nobody used for long are forgotten with their tokens.
  unknown: "Esse acesso já foi encerrado, ou o link não está completo. Confira o endereço.",
  look: deviceByLink,
  act: endDeviceByLink,
});
