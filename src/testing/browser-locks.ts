/** The Web Locks of one browser, as far as the application needs them: each name has one holder at a time. */
export function browserLocks() {
  const latest = new Map<string, Promise<unknown>>();
  const request = <T>(name: string, { signal }: LockOptions, run: () => Promise<T>): Promise<T> => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const held = (latest.get(name) ?? Promise.resolve()).then(run);
    latest.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  /** Resolves when no lock is held. */
  const areFree = () => Promise.all(latest.values());
  return { request, areFree };
}
