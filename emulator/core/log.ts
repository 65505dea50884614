import { diskAdvice, diskErrorOf } from './disk-error';

/** Log messages for the developer's terminal. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Writes to the terminal, including the causes of errors. */
export const terminalLog: Log = {
  info: (message) => process.stdout.write(`${message}\n`),
  warn: (message) => process.stderr.write(`warning: ${message}\n`),
  error: (message, cause) =>
    process.stderr.write(`error: ${message}${cause === undefined ? '' : `\n${describe(cause)}`}\n`),
};

/** Discards all messages. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

function describe(cause: unknown): string {
  const disk = diskErrorOf(cause);
  if (disk) return diskAdvice(disk);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
