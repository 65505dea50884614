import './styles/index.css';
import { isPrerendered } from './app/prerendered';
import { handleThemeSwitches } from './app/theme/theme';
import { hasStoredTokens } from './session/token-storage';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

handleThemeSwitches();

/**
 * A visitor's public page is complete as prerendered: its links, its menu and its theme switch work
 * without React, so none is loaded. Every other page, and every page for someone who may be signed
 * in, starts the application.
 */
if (!isPrerendered(root) || hasStoredTokens()) {
  const { startClient } = await import('./app/client');
  await startClient(root);
}
