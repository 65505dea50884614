/**
 * Runs work when the browser has nothing better to do, after `atLatestMs` in any case, which is also
 * when Safari, which cannot tell, runs it. The returned function calls it off.
 */
export function whenIdle(work: () => void, atLatestMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, atLatestMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: atLatestMs });
  return () => cancelIdleCallback(handle);
}
