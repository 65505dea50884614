/** A file couldn't be written or read, for a reason outside the emulator. Nothing stored is lost. */
export class DiskError extends Error {
  override name = 'DiskError';
  constructor(
    readonly kind: 'full' | 'permission',
    /** The system's message, which names the file. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${kind === 'full' ? 'The disk is full' : 'No permission'} (${detail})`, options);
  }
}

const full = /\b(ENOSPC|EDQUOT|EFBIG)\b|No space left|quota exceeded|File too large/i;
const permission = /\b(EACCES|EPERM|EROFS)\b|Permission denied|not permitted|Read-only file/i;

/**
 * Returns the disk problem behind an error, if there is one. The database reports the system's message, Node its code.
 */
export function diskErrorOf(error: unknown): DiskError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DiskError) return cause;
    const isSystem = isFileError(cause) || isFromDatabase(cause);
    if (isSystem && full.test(cause.message))
      return new DiskError('full', cause.message, { cause });
    if (isSystem && permission.test(cause.message)) {
      return new DiskError('permission', cause.message, { cause });
    }
  }
  return undefined;
}

/** Returns the disk problem that ended another process, if it printed one. */
export function diskErrorIn(output: string): DiskError | undefined {
  const errors = Array.from(output.matchAll(/\bError: (E[A-Z]+: .+)/g), ([, message = '']) =>
    diskErrorOf(Object.assign(new Error(message), { errno: 0 })),
  );
  return errors.find((error) => error !== undefined);
}

/** Whether the database couldn't read or write a file, for any reason. */
export function isInputOutputError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isFromDatabase(cause)) return true;
  }
  return false;
}

function isFromDatabase({ message }: Error): boolean {
  return message.startsWith('IO error');
}

/** Network, process and watcher calls, which share error codes with file calls. */
const otherCalls = /^(accept|bind|connect|getaddrinfo|kill|listen|shutdown|spawn|watch)/;

function isFileError(error: Error): boolean {
  return 'errno' in error && !('syscall' in error && otherCalls.test(String(error.syscall)));
}

/** Returns what happened, what it means for the data, and what to do about it. */
export function diskAdvice({ kind, detail }: DiskError): string {
  return kind === 'full'
    ? `The disk is full: ${detail}\nEverything stored so far is kept. Free some space.`
    : `The emulator doesn't have permission to read or write a file: ${detail}\nEverything stored is kept. ` +
        'Take ownership of the folder and its files (on Linux and macOS: chown -R), or choose another one with --state.';
}
