import { appOrigin, emulatorPort } from '../addresses';
import { serveBaseline } from './build-baseline';
import { serveSecurely } from './secure-site';

const ourPort = emulatorPort + 31;
const baselinePort = emulatorPort + 32;
const baselineFilesPort = emulatorPort + 33;

/** Where the product and the baseline are served. */
export interface Origins {
  readonly ours: string;
  readonly baseline: string;
}

/** Serves the product and the baseline while `measure` runs. Needs the end-to-end stack running. */
export async function withServedPages(measure: (origins: Origins) => Promise<void>): Promise<void> {
  const stopServers = [
    await serveSecurely(appOrigin, ourPort),
    await serveBaseline(baselineFilesPort),
    await serveSecurely(`http://localhost:${baselineFilesPort}`, baselinePort),
  ];
  try {
    await measure({
      ours: `https://localhost:${ourPort}`,
      baseline: `https://localhost:${baselinePort}`,
    });
  } finally {
    for (const stop of stopServers.toReversed()) await stop();
  }
}
