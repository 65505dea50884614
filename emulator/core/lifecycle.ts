/** The process exits after this time even if `stop` has not finished. */
const shutdownTimeoutMs = 5000;

/** How often to check whether npm is still running. */
const parentCheckMs = 500;

const parent = process.ppid;

/**
 * Runs `stop` once and then exits: on Ctrl-C, SIGTERM or a closed terminal, or when the npm that started this process
 * ends.
 */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env['npm_lifecycle_event'] !== undefined) onParentEnd(end);
}

// npm passes signals only to its shell, which ends without passing them on.
function onParentEnd(end: () => void): void {
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, parentCheckMs).unref();
}
