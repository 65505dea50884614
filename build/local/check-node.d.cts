/** Returns an error message if `version` is too old, undefined otherwise. */
export function unsupportedNodeMessage(version: string): string | undefined;
