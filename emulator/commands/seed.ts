import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { developerCredentials } from '../core/identity';
import type { Backend } from './backend';
import { stateFolderOf, type Settings } from './settings';

/**
 * Runs a seed script against the emulator with the developer's credentials, as `ampx sandbox seed` does in a
 * cloud sandbox. Unchanged content of the script's folder is seeded only once, so deleted rows stay deleted.
 */
export async function seedBackend(
  script: string,
  settings: Settings,
  { emulator, outputsFile }: Pick<Backend, 'emulator' | 'outputsFile'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const marker = join(stateFolderOf(settings), 'seeded');
  const hash = contentHash(dirname(script));
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  await runSeed(script, settings.projectFolder, {
    ...developerEnvironment({ origin: emulator.origin, outputsFile }),
    ...environment,
  });
  writeFileSync(marker, hash);
}

/** Hashes every file of the folder. */
function contentHash(folder: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of files) digest.update(readFileSync(path));
  return digest.digest('hex');
}

async function runSeed(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const seed = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0) {
    throw new Error(`The seed ${script} failed (exit code ${String(code)}, see above).`);
  }
}

/**
 * Returns the environment of a program that calls the emulator with AWS's SDKs, as the developer. It replaces the
 * settings in `inherited` for an account on AWS.
 */
function developerEnvironment(
  { origin, outputsFile }: { origin: string; outputsFile: string },
  inherited: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const { AWS_PROFILE: _profile, AWS_SESSION_TOKEN: _token, ...kept } = inherited;
  return {
    ...kept,
    AMPLIFY_OUTPUTS: outputsFile,
    AWS_REGION: 'us-east-1',
    AWS_USE_FIPS_ENDPOINT: 'false',
    AWS_USE_DUALSTACK_ENDPOINT: 'false',
    AWS_ACCESS_KEY_ID: developerCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: developerCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: origin,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
    AWS_ENDPOINT_URL_S3: origin,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
