/** Returns an error message if `version` is too old, undefined otherwise. */
export function unsupportedNodeMessage(version: string): string | undefined;
/** Checks the Node version and installs packages. On failure, prints a message and exits. */
export function prepare(): void;
