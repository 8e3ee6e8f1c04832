import type { FirstAdmin } from "#server/accounts/first-admin.ts";
import { OUTBOX_PATH } from "#server/email/outbox-page.ts";
import { type Config, hasLocalMail } from "./env.ts";

/** Last lines of a start: where to go and how to log in. */
export function welcome(config: Config, admin: FirstAdmin | undefined, isDiskScarce: boolean): string[] {
  const { publicUrl } = config;
  return [
    "",
    `Balcão está no ar: ${publicUrl}`,
    `  Cadastre uma empresa em ${publicUrl}/register`,
    ...mailLines(config),
    ...adminLines(admin),
    ...(isDiskScarce ? [diskScarceLine(config)] : []),
  ];
}

const diskScarceLine = ({ dataDir, minFreeDiskMegabytes }: Config) =>
  `  Espaço em disco insuficiente em ${dataDir}: enquanto houver menos de ${minFreeDiskMegabytes} MB livres (MIN_FREE_DISK_MB), nada é gravado.`;

function mailLines(config: Config): string[] {
  if (config.smtpUrl) return [];
  if (hasLocalMail(config)) {
    const page = `${config.publicUrl}${OUTBOX_PATH}`;
    return [`  Sem SMTP_URL, apenas para uso neste computador: os e-mails ficam em ${page}`];
  }
  return ["  Sem SMTP_URL nenhum e-mail é enviado: os links aparecem apenas neste console."];
}

function adminLines(admin: FirstAdmin | undefined): string[] {
  if (!admin) return ["  Entre com o seu e-mail e a sua senha."];
  if (!admin.password) return [`  Administrador do sistema: ${admin.email}, com a senha de ADMIN_PASSWORD`];
  return [
    `  Administrador do sistema: ${admin.email}`,
    `  Senha do primeiro acesso: ${admin.password} (mostrada só agora; troque-a ao entrar)`,
  ];
}
