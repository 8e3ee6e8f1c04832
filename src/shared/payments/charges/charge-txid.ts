/** The identifier by which a bank statement names the charge that a Pix paid. */
export const chargeTxid = (chargeId: number): string => `BALCAO${chargeId}`;
