import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { preloadPath } from './pages';
import { isPrerendered } from './prerendered';
import { preloadSession } from './session-gate';

/**
 * Brings a page to life: a prerendered one is hydrated as it is, a shell is filled. The page's own
 * code is there before React starts, so that what was prerendered never gives way to a skeleton.
 */
export async function startClient(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  preloadSession(location.pathname);
  const page = preloadPath(location.pathname).catch(() => undefined);
  if (!isPrerendered(root)) {
    createRoot(root).render(app);
    return;
  }
  await page;
  hydrateRoot(root, app);
}
