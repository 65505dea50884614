import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { forgetUnusedAssemblies, touchAssembly } from './assembly-cache';

/** The definition does not synthesize; the message is what the definition's author needs to see. */
export class SynthesisError extends Error {
  override name = 'SynthesisError';
}

export interface SynthesisOptions {
  /** The project's root: the folder that holds `amplify/` and the lock file. */
  projectFolder: string;
  /** Where assemblies are kept, one folder a definition. */
  cacheFolder: string;
  /** The Amplify secrets that the backend is to find configured (D8). */
  secrets?: readonly string[];
  /** Where a social sign-in may return to, besides the application's usual address. */
  appOrigins?: readonly string[];
}

export interface Synthesis {
  assemblyFolder: string;
  /** Same for the same definition; names the folder in the cache. */
  hash: string;
  fromCache: boolean;
}

/**
 * Synthesizes `amplify/backend.ts` with the CDK, without any network, in a child process: the
 * definition may be loaded only once in a process. The same definition is synthesized once.
 */
export async function synthesize(options: SynthesisOptions): Promise<Synthesis> {
  const hash = definitionHash(options);
  const assemblyFolder = join(options.cacheFolder, hash);
  if (existsSync(join(assemblyFolder, 'manifest.json'))) {
    touchAssembly(assemblyFolder);
    return { assemblyFolder, hash, fromCache: true };
  }
  const building = `${assemblyFolder}.${process.pid}`;
  try {
    await runCdk(options, building);
    rmSync(assemblyFolder, { recursive: true, force: true });
    renameSync(building, assemblyFolder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  forgetUnusedAssemblies(options.cacheFolder);
  return { assemblyFolder, hash, fromCache: false };
}

/** Files of `amplify/` that shape the backend: everything but the seed, tests and documents. */
function definitionFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vtl|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith(join(folder, 'seed')))
    .sort();
}

function definitionHash(options: SynthesisOptions): string {
  const { projectFolder, secrets = [], appOrigins = [] } = options;
  const hash = createHash('sha256').update([...secrets].sort().join(','));
  if (appOrigins.length > 0) hash.update(`\n${appOrigins.join(',')}`);
  const files = definitionFiles(join(projectFolder, 'amplify'));
  for (const path of [...files, join(projectFolder, 'package-lock.json')]) {
    if (existsSync(path)) hash.update(path.slice(projectFolder.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

const cdkContext = JSON.stringify({
  'amplify-backend-namespace': 'verdure',
  'amplify-backend-name': 'emulator',
  'amplify-backend-type': 'sandbox',
});

function runCdk(
  { projectFolder, secrets = [], appOrigins = [] }: SynthesisOptions,
  outputFolder: string,
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', tsxLoader(), join(projectFolder, 'amplify', 'backend.ts')],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CDK_CONTEXT_JSON: cdkContext,
        CDK_OUTDIR: resolve(outputFolder),
        VERDURE_EMULATED_SECRETS: secrets.join(','),
        APP_ORIGINS: appOrigins.join(','),
      },
    },
  );
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) return done();
      fail(
        new SynthesisError(
          `The backend in amplify/ does not synthesize (${signal ?? `exit code ${code}`}):\n${said.join('').trim()}`,
        ),
      );
    });
  });
}

function tsxLoader(): string {
  return createRequire(import.meta.url).resolve('tsx');
}
