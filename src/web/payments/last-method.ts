import { type PaymentMethod, paymentMethods } from "#shared/payments/enumerations.ts";
import { readStored, store } from "#web/browser/local-storage.ts";

const KEY = "last_payment_method";

/** How the last receipt on this device was paid: most of a company's clients pay in the same way. */
export const readLastMethod = (): PaymentMethod =>
  paymentMethods.find((method) => method === readStored(KEY)) ?? "pix";

export const storeLastMethod = (method: PaymentMethod) => store(KEY, method);
