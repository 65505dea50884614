import { report } from './report';
import { whenIdle } from './when-idle';

const AT_LATEST_MS = 10_000;

/**
 * Has the browser keep the application, so that it opens without a connection: once a member's page
 * has nothing better to do. Not while developing, where files change under the browser. Gives what
 * calls it off.
 */
export function keepForOffline(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(() => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('The application is not kept for offline use.', error));
  }, AT_LATEST_MS);
}
