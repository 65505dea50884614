import { installedBrowser, installedShell } from '../../.ci/browser.mjs';

/** Flags that keep Chromium from contacting Google's servers at every start. */
const quietFlags = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** Launch options for the benchmarks, the README's screenshots, and tests of the back/forward cache. */
export const launchOptions = optionsFor(installedBrowser());

/** Launch options for all other tests. */
export const shellOptions = optionsFor(installedShell());

function optionsFor(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: [...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}
