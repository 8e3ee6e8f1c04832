import type { SessionUser } from "#shared/accounts/contract.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { answerStore, type KeptAnswer } from "./answer-store.ts";

/** The answers that a device may keep. Clients, with their personal data, are not among them. */
export type StorableKey =
  | readonly ["ingredients" | "drinks" | "events"]
  | readonly ["events", number, "counts"];

export const nameOf = (queryKey: StorableKey) => queryKey.join("/");

/** Somebody else must not find an answer, nor the same person in another company or role. */
export const ownerOf = ({ id, companyId, companyRole }: SessionUser) => `${companyId}:${id}:${companyRole}`;

const keyOf = (owner: string, name: string) => `${owner}/${name}`;

const answers = answerStore("balcao", "answers");

/** Keeps an answer on this device, unless its session has ended meanwhile. */
export const keepAnswer = (owner: string, name: string, answer: KeptAnswer) =>
  answers.keep(keyOf(owner, name), answer, () => readAuthToken() !== null);

export const keptAnswer = (owner: string, name: string): Promise<KeptAnswer | undefined> =>
  answers.read(keyOf(owner, name));

/** Wipes all answers but those of one owner. */
export async function forgetAnswers(except?: string) {
  const isForeign = (key: string) => except === undefined || !key.startsWith(keyOf(except, ""));
  await answers.remove(...(await answers.keys()).filter(isForeign));
}
