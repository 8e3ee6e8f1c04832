import type { AccountChange } from "#shared/accounts/account-changes.ts";
import type { MessageContent } from "./layout.ts";

export const ACCOUNT_CHANGE_TITLE = "Sua conta mudou";

const sentences: Record<AccountChange, string> = {
  second_step_on: "A segunda etapa foi ligada: além da senha, sua conta pede um código do aplicativo.",
  second_step_off: "A segunda etapa foi desligada: a senha sozinha volta a abrir sua conta.",
  second_step_ended:
    "A segunda etapa e as passkeys da sua conta foram encerradas por quem administra o acesso. A senha sozinha volta a abrir sua conta.",
  recovery_code_used: "Alguém entrou na sua conta com um código de recuperação, que não vale mais.",
  passkey_added: "Uma passkey foi adicionada: ela abre sua conta sem senha.",
  passkey_removed: "Uma passkey foi removida e não abre mais sua conta.",
};

export const accountChangeContent = (change: AccountChange, link: string): MessageContent => ({
  title: ACCOUNT_CHANGE_TITLE,
  paragraphs: [
    sentences[change],
    "Se foi você, não precisa fazer nada. Se não foi, troque sua senha agora e confira seus aparelhos.",
  ],
  action: { label: "Ver minha conta", link },
  footnote: "Você recebe esta mensagem porque a proteção da sua conta no Balcão mudou.",
});
