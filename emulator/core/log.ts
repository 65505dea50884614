/** One line of the emulator's own story, for the person at the terminal. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Writes to the terminal, errors with their cause. */
export const terminalLog: Log = {
  info: (message) => process.stdout.write(`${message}\n`),
  warn: (message) => process.stderr.write(`warning: ${message}\n`),
  error: (message, cause) =>
    process.stderr.write(`error: ${message}${cause === undefined ? '' : `\n${describe(cause)}`}\n`),
};

/** Says nothing; for tests that look at answers instead. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
