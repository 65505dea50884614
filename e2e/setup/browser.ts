import { installedBrowser } from '../../.ci/browser.mjs';

const executablePath = installedBrowser();

/** Without these, Chromium in a closed network tries to reach its makers' hosts at every start. */
const quietFlags = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** How every browser of the tests, the benchmarks and the README's pictures is started. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};
