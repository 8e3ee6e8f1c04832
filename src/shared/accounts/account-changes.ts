/** Changes of how an account is protected, each of which is mailed to its person. */
export const accountChanges = [
  "second_step_on",
  "second_step_off",
  "second_step_ended",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
] as const;
export type AccountChange = (typeof accountChanges)[number];
