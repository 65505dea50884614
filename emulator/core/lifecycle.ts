/** How long stopping may take before the process ends all the same, in milliseconds. */
const patienceMs = 5000;

/** Runs `stop` once when the process is asked to end (Ctrl-C, SIGTERM, a closed terminal), then ends it. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
