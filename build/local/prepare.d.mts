type Scope = 'application' | 'everything';

/** The npm commands to try in turn, and what to leave in `node_modules` afterward; undefined if up to date. */
export function installation(
  scope: Scope,
  lockHash: string,
  present: { hasPackages: boolean; marker: string | undefined },
): { commands: string[]; marker: string } | undefined;
/** Returns a hash of the packages that a lock file's content means for this machine. */
export function packagesKey(lock: Uint8Array): string;
/** Checks the Node version and installs packages. On failure, prints a message and exits. */
export function prepare(scope: Scope): void;
