/**
 * Runs `work` when the browser is idle, after `atLatestMs` at the latest; Safari, which has no idle
 * callback, always waits that long. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, atLatestMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, atLatestMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: atLatestMs });
  return () => cancelIdleCallback(handle);
}
