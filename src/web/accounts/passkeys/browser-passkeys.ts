import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { api } from "#web/api/api.ts";
import { readStored, store } from "#web/browser/local-storage.ts";

const USED = "passkey_used";

/** False on old browsers and on addresses without TLS: nothing is offered there. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** True in a browser in which a passkey was made or used: only there the login page proposes one by itself. */
export const wasPasskeyUsed = (): boolean => readStored(USED) === "yes";

// Its code is only fetched where somebody uses a passkey.
const webauthn = () => import("@simplewebauthn/browser");

/** Lets the browser make a passkey. */
export async function makePasskey(): Promise<RegistrationResponseJSON> {
  const optionsJSON = await api.post<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options");
  const { startRegistration } = await webauthn();
  const response = await startRegistration({ optionsJSON }).catch(explain);
  store(USED, "yes");
  return response;
}

type Asked = {
  path: "/api/login/passkey/options" | "/api/step-up/options";
  /** Proposed in the e-mail field instead of a dialog of the browser; waits until somebody takes it. */
  isProposal?: boolean;
};

/** Lets the browser prove that it has a passkey. */
export async function askForPasskey({
  path,
  isProposal = false,
}: Asked): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await api.post<PublicKeyCredentialRequestOptionsJSON>(path);
  const { startAuthentication } = await webauthn();
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isProposal }).catch(explain);
  store(USED, "yes");
  return response;
}

/** True where the browser can propose passkeys in a field. */
export const canPropose = async (): Promise<boolean> =>
  hasPasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Ends a proposal that nobody took. */
export const endProposal = (): Promise<void> =>
  webauthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

const reasons: Record<string, string> = {
  NotAllowedError: "A passkey não foi confirmada. Tente de novo.",
  InvalidStateError: "Este aparelho já tem uma passkey desta conta.",
  SecurityError: "Passkeys não valem neste endereço. Abra o Balcão pelo endereço de sempre.",
  NotSupportedError: "Este aparelho não oferece passkeys.",
  ConstraintError: "Este aparelho não confirma quem você é: ative o bloqueio de tela.",
};

/** Browsers name the reason in English. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  if (name === "AbortError") throw error;
  throw new Error(reasons[name] ?? "O navegador não concluiu. Tente de novo.", { cause: error });
}
