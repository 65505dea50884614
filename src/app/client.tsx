import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { preloadPath } from './pages';
import { isPrerendered } from './prerendered';
import { preloadReporter } from './session-gate';

const SKELETON_AFTER_MS = 150;

/**
 * Brings a page to life: a prerendered one is hydrated as it is, a shell is filled. The page's own
 * code is there before React starts, so that what was prerendered never gives way to a skeleton; in
 * a shell it is waited for as long as nobody misses a skeleton, which would stay for 300 ms more.
 */
export async function startClient(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const { pathname } = location;
  const needed = Promise.allSettled([preloadPath(pathname), preloadReporter(pathname)]);
  if (isPrerendered(root)) {
    await needed;
    hydrateRoot(root, app);
    return;
  }
  await Promise.race([needed, new Promise((done) => setTimeout(done, SKELETON_AFTER_MS))]);
  createRoot(root).render(app);
}
