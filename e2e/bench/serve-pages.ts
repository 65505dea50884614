import { createHash, X509Certificate } from 'node:crypto';
import { selfSignedCertificate } from 'amplify-emulator/backend';
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
  /** The option for a browser that trusts both: one that merely ignores a wrong certificate caches nothing that came with it. */
  readonly trusted: string;
}

/** Serves the product and the baseline while `measure` runs. Needs the end-to-end stack running. */
export async function withServedPages(measure: (origins: Origins) => Promise<void>): Promise<void> {
  const certificate = await selfSignedCertificate(new Date());
  const key = new X509Certificate(certificate.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const keyHash = createHash('sha256').update(key).digest('base64');
  const stopServers = [
    await serveSecurely(appOrigin, ourPort, certificate),
    await serveBaseline(baselineFilesPort),
    await serveSecurely(`http://localhost:${baselineFilesPort}`, baselinePort, certificate),
  ];
  try {
    await measure({
      ours: `https://localhost:${ourPort}`,
      baseline: `https://localhost:${baselinePort}`,
      trusted: `--ignore-certificate-errors-spki-list=${keyHash}`,
    });
  } finally {
    for (const stop of stopServers.toReversed()) await stop();
  }
}
