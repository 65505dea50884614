// Finds or installs a browser for the end-to-end tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name]
      ? [join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')]
      : [],
  ),
];

/**
 * The path of an existing browser: `VERDURE_BROWSER`, Playwright's own, or an installed Chrome; undefined if there is
 * none.
 */
export function installedBrowser() {
  const candidates = [process.env.VERDURE_BROWSER, chromium.executablePath(), ...installedPlaces];
  return candidates.find((path) => path && existsSync(path));
}

const SHELL = 'chromium-headless-shell';

/**
 * The path of Debian's headless Chromium, which takes about half the processor time of a full one but has no
 * back/forward cache. If it isn't installed, or another browser is requested, the path of an existing browser.
 */
export function installedShell() {
  const path = `/usr/bin/${SHELL}`;
  return !process.env.VERDURE_BROWSER && existsSync(path) ? path : installedBrowser();
}

async function attempt(command, args) {
  process.stdout.write(`Installing a browser: ${command} ${args.join(' ')}\n`);
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell });
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
}

let updating;

/** Installs Debian's package if possible. */
async function installWithApt(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  updating ??= attempt('apt-get', ['update']);
  if (await updating) await attempt('apt-get', ['install', '-y', name]);
}

/** What to do if there is no browser. */
export const NO_BROWSER =
  'No browser found, and none could be installed. Install Chrome or Chromium, or set VERDURE_BROWSER to its path.\n';

/** The path of a browser, installed if necessary, along with Debian's headless one; undefined if that fails. */
export async function browser() {
  if (installedBrowser() === undefined) {
    const isInstalled = await attempt('npx', ['playwright', 'install', 'chromium']);
    if (!isInstalled) await installWithApt('chromium');
  }
  const path = installedBrowser();
  // Installing the shell takes a minute and saves many.
  if (path && installedShell() === path && !process.env.VERDURE_BROWSER) {
    await installWithApt(SHELL);
  }
  return path;
}
