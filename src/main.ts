import './styles/index.css';
import { isPrerendered } from './app/prerendered';
import { followThemeSwitches } from './app/theme/theme';
import { hasStoredSession } from './session/session-hint';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

followThemeSwitches();

/**
 * A visitor's public page is complete as it was written at build time: its links, its menu and its
 * theme switch need no React, so none is loaded. The application starts where there is something to
 * apply it to: on every other page, and wherever somebody may be signed in.
 */
if (!isPrerendered(root) || hasStoredSession()) {
  const { startClient } = await import('./app/client');
  await startClient(root);
}
