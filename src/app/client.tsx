import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isProviderResponse } from '@/session/return-place';
import { ignoreStrayPresses } from '@/components/stray-presses';
import { followUnits } from '@/data/keep-units';
import { startSession } from '@/session/start-session';
import { App } from './app';
import { preloadPath } from './pages';
import { prepareHome } from './prepare-home';
import { isPrerendered } from './prerendered';

const SKELETON_AFTER_MS = 150;

/**
 * Starts React: hydrates a prerendered page, or replaces a shell. The page's code loads first, so no skeleton replaces
 * prerendered content. A shell waits for it only briefly, since React would show a skeleton for at least 300 ms.
 */
export async function startClient(root: HTMLElement): Promise<void> {
  ignoreStrayPresses();
  followUnits();
  prepareHome();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (isProviderResponse(location.search)) {
    // Completing the sign-in removes the provider's response from the URL, so the router must read it first (D7).
    flushSync(() => createRoot(root).render(app));
    startSession();
    return;
  }
  startSession();
  const page = preloadPath(location.pathname).catch(() => undefined);
  if (isPrerendered(root)) {
    await page;
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  await Promise.race([page, new Promise((done) => setTimeout(done, SKELETON_AFTER_MS))]);
  startTransition(() => createRoot(root).render(app));
}
