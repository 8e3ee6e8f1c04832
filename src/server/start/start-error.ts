/** A reason not to start that the operator can act on: its message is the one sentence shown before exit code 1. */
export class StartError extends Error {}
