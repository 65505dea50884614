import './styles/index.css';
import { prefetchSignIn } from './app/prefetch-sign-in';
import { isPrerendered } from './app/prerendered';
import { handleThemeSwitches } from './app/theme/theme';
import { ignoreStrayDrops } from './components/dragged-files';
import { closeLeftMenus } from './components/left-menus';
import { printDetails } from './components/printed-details';
import { savesData } from './lib/saves-data';
import { whenIdle } from './lib/when-idle';
import { handleTrial } from './pages/public/landing/trial-day';
import { pathIn } from './paths';
import { hasStoredTokens } from './session/token-storage';

/** How long idle-time work may be put off. */
const PREFETCH_AFTER_MS = 2000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

handleThemeSwitches();
handleTrial();
ignoreStrayDrops();
closeLeftMenus();
printDetails();
if (!('popover' in HTMLElement.prototype)) void import('./components/popovers');

const { pathname, search, hash } = location;
const path = pathIn(pathname) ?? pathname;

/**
 * '/Login/' is redirected to '/login', since hosting finds a page only by its exact path. A visitor's prerendered page
 * is complete: its links, menu and theme switch work without React, so React isn't loaded. When the browser is idle, it
 * fetches the sign-in page's files, unless it is set to save data. Every other page, and every page for a user who may
 * be signed in, starts the application.
 */
if (path !== pathname) {
  location.replace(`${path}${search}${hash}`);
} else if (!isPrerendered(root) || hasStoredTokens()) {
  try {
    const { startClient } = await import('./app/client');
    await startClient(root);
  } catch (error) {
    // As the script in index.html does for this file.
    document.documentElement.dataset['start'] = 'failed';
    throw error;
  }
} else {
  // The page may come back from the back/forward cache after its visitor has signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasStoredTokens()) location.reload();
  });
  if (!savesData()) whenLoaded(() => whenIdle(() => void prefetchSignIn(), PREFETCH_AFTER_MS));
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
