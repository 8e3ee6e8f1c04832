import { endDeviceByLink, isDevice } from "#server/accounts/devices/devices.ts";
import { buttonPages } from "#server/links/button-pages.ts";

/** Where a sign-in that was told of by mail is ended, without a session. */
export const devicePages = buttonPages({
  kind: "endDevice",
  title: "Novo acesso",
  question: "Encerrar o acesso desse navegador à sua conta?",
  button: "Encerrar esse acesso",
  done: "Pronto: esse navegador saiu da sua conta. Troque a sua senha, para que ele não entre de novo.",
  isKnown: isDevice,
  act: endDeviceByLink,
});
