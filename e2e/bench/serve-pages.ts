import react from '@vitejs/plugin-react';
import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { selfSignedCertificate } from 'amplify-emulator/backend';
import { localClient } from 'amplify-emulator/vite';
import { build, type InlineConfig, preview } from 'vite';
import { emulatorPort } from '../addresses';
import { outputsFile, projectFolder, workFolder } from '../setup/emulator-process';

const ourPort = emulatorPort + 31;
const baselinePort = emulatorPort + 32;

/** Where the product and the baseline are served. */
export interface Origins {
  readonly ours: string;
  readonly baseline: string;
  /**
   * The option that makes a browser trust both. A browser that merely ignores a wrong certificate doesn't cache
   * responses.
   */
  readonly trusted: string;
}

const product: InlineConfig = {
  root: projectFolder,
  logLevel: 'warn',
  build: { outDir: join(workFolder, 'dist') },
};

const baseline: InlineConfig = {
  root: join(projectFolder, 'e2e', 'bench', 'baseline'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), localClient()],
  resolve: { alias: { outputs: outputsFile } },
  // One large bundle, as tutorials build it.
  build: {
    outDir: join(workFolder, 'baseline'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
};

/**
 * Serves the product and the baseline over HTTP/2, encrypted and compressed like a CDN, while `measure` runs. Needs the
 * end-to-end stack running.
 */
export async function withServedPages(measure: (origins: Origins) => Promise<void>): Promise<void> {
  await build(baseline);
  const https = await selfSignedCertificate(new Date());
  const serve = (site: InlineConfig, port: number) =>
    preview({ ...site, preview: { port, strictPort: true, https } });
  const servers = [await serve(product, ourPort), await serve(baseline, baselinePort)];
  const key = new X509Certificate(https.cert).publicKey.export({ type: 'spki', format: 'der' });
  const keyHash = createHash('sha256').update(key).digest('base64');
  try {
    await measure({
      ours: `https://localhost:${ourPort}`,
      baseline: `https://localhost:${baselinePort}`,
      trusted: `--ignore-certificate-errors-spki-list=${keyHash}`,
    });
  } finally {
    for (const server of servers) await server.close();
  }
}
