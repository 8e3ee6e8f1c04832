/** Why the link of an invitation no longer works. */
export type DeadInvitation = "unknown" | "used" | "cancelled" | "replaced" | "expired";

type InvitationLink = {
  /** The sending that the link was made for, and the latest one. */
  sending: number;
  latestSending: number;
  acceptedAt: Date | null;
  cancelledAt: Date | null;
  expiresAt: Date;
  isInviterBlocked: boolean;
};

/** Each kind of dead link in words, with the way on. */
export const deadInvitationMessages: Record<DeadInvitation, string> = {
  unknown: "Este convite não existe. Confira se o link está completo ou peça um novo convite.",
  used: "Este convite já foi usado. Entre com seu e-mail e sua senha.",
  cancelled: "Este convite foi cancelado. Peça um novo a quem convidou você.",
  replaced: "Este convite foi reenviado. Use o link da mensagem mais recente.",
  expired: "Este convite venceu. Peça a quem convidou você que o reenvie.",
};

/** Tells why a link does not work; undefined for one that does. What happened to the invitation comes first. */
export function deadInvitation(link: InvitationLink, now: Date): DeadInvitation | undefined {
  if (link.acceptedAt) return "used";
  if (link.cancelledAt || link.isInviterBlocked) return "cancelled";
  if (link.sending !== link.latestSending) return "replaced";
  return now >= link.expiresAt ? "expired" : undefined;
}
