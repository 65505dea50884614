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
 * Seeds the emulator from `amplify/seed`, as `ampx sandbox seed` does in a cloud sandbox, and
 * returns the demo accounts. Unchanged content is seeded only once, so deleted rows stay deleted.
 */
export async function seedDemoContent(
  { projectFolder, localFolder }: Settings,
  { emulator, outputsFile }: Backend,
): Promise<DemoAccounts> {
  const seedFolder = join(projectFolder, 'amplify', 'seed');
  const marker = join(localFolder, 'state', 'demo-content');
  const hash = contentHash(seedFolder);
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== hash) {
    await runSeed(join(seedFolder, 'seed.ts'), projectFolder, {
      VERDURE_OUTPUTS: outputsFile,
      AWS_ACCESS_KEY_ID: developerCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: developerCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulator.origin,
      AWS_ENDPOINT_URL_S3: emulator.origin,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    });
    writeFileSync(marker, hash);
  }
  return demoAccounts;
}

/** Hashes the seed's code, texts and pictures. */
function contentHash(folder: string): string {
  const digest = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of entries) {
    if (path.endsWith('.ts') || path.endsWith('.webp')) digest.update(readFileSync(path));
  }
  return digest.digest('hex');
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
    throw new Error(`Seeding the demo content failed (exit code ${String(code)}, see above).`);
  }
}
