// Finds or installs a browser for the end-to-end tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium without windows, which takes about half the processor time of one with them. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const installedPlaces = [
  `/usr/bin/${HEADLESS_SHELL}`,
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

/** The path of an existing browser: `VERDURE_BROWSER`, Playwright's own, or an installed Chrome; undefined if none. */
export function installedBrowser() {
  const candidates = [process.env.VERDURE_BROWSER, chromium.executablePath(), ...installedPlaces];
  return candidates.find((path) => path && existsSync(path));
}

function attempt(command, args) {
  process.stdout.write(`Installing a browser: ${command} ${args.join(' ')}\n`);
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/** Installs the package of Debian; false where that isn't possible. */
function installWithApt(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  return attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', name]);
}

/** The path of a browser, installed if necessary; undefined if that fails. */
export function browser() {
  const found = installedBrowser();
  const isShell = found?.includes('headless');
  // Where Debian's package is a minute away, the tests save many with it.
  if (!process.env.VERDURE_BROWSER && !isShell && installWithApt(HEADLESS_SHELL)) {
    return installedBrowser();
  }
  if (found) return found;
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return installedBrowser();
  return installWithApt('chromium') ? installedBrowser() : undefined;
}
