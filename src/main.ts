import './styles/index.css';
import { isPrerendered } from './app/prerendered';
import { handleThemeSwitches } from './app/theme/theme';
import { handleTrial } from './app/trial';
import { hasStoredTokens } from './session/token-storage';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

handleThemeSwitches();
handleTrial();

/**
 * A visitor's prerendered page is complete: its links, menu and theme switch work without React, so
 * React isn't loaded. Every other page, and every page for a user who may be signed in, starts the
 * application.
 */
if (!isPrerendered(root) || hasStoredTokens()) {
  const { startClient } = await import('./app/client');
  await startClient(root);
}
