import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demoAccounts } from '../../amplify/seed/demo-accounts';
import { developerCredentials } from '../core/identity';
import type { Backend } from './backend';
import type { Settings } from './settings';

export type DemoAccounts = typeof demoAccounts;

/**
 * Puts the demo content of `amplify/seed` into the emulator, as `ampx sandbox seed` does in a cloud
 * sandbox; the same content once, so that what was deleted since stays deleted. Resolves with the
 * demo accounts.
 */
export async function seedDemoContent(
  { projectFolder, localFolder }: Settings,
  { emulator, outputsFile }: Backend,
): Promise<DemoAccounts> {
  const seedFolder = join(projectFolder, 'amplify', 'seed');
  const marker = join(localFolder, 'state', 'demo-content');
  const wanted = contentHash(seedFolder);
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    await runSeed(join(seedFolder, 'seed.ts'), projectFolder, {
      VERDURE_OUTPUTS: outputsFile,
      AWS_ACCESS_KEY_ID: developerCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: developerCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulator.origin,
      AWS_ENDPOINT_URL_S3: emulator.origin,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    });
    writeFileSync(marker, wanted);
  }
  return demoAccounts;
}

/** What the content is made of: the texts by their bytes, the pictures by name and size. */
function contentHash(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of entries) {
    if (path.endsWith('.ts') || path.endsWith('.webp')) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function runSeed(script: string, cwd: string, env: Record<string, string>): Promise<void> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const seed = spawn(process.execPath, ['--import', tsx, script], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0) {
    throw new Error(`The demo content could not be made (exit code ${String(code)}, see above).`);
  }
}
