import { report } from './report';
import { whenIdle } from './when-idle';

const TIMEOUT_MS = 10_000;

/**
 * Registers the service worker, which lets the application open offline, once the browser is idle. Does
 * nothing in development. Returns a function that cancels it.
 */
export function registerServiceWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(() => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('Could not register the service worker.', error));
  }, TIMEOUT_MS);
}
