import { installedBrowser } from '../../.ci/browser.mjs';

const executablePath = installedBrowser();

/** Keep Chromium from contacting Google's servers at every start. */
const quietFlags = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** Launch options for the tests, the benchmarks and the README's screenshots. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};
