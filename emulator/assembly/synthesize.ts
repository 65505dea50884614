import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isAssembly, keepAssembly, markAssemblyUsed, pruneAssemblyCache } from './assembly-cache';
import { diskErrorIn } from '../core/disk-error';
import { definitionContents } from './definition-files';
import { startErrorOf, synthesisErrorOf } from './synthesis-error';

export interface SynthesisOptions {
  /** The project root, which contains `amplify/` and the lock file. */
  projectFolder: string;
  /** Cached assemblies, one subfolder per definition. */
  cacheFolder: string;
  /** Environment variables for the definition, in addition to this process's. */
  environment?: Readonly<Record<string, string>>;
  /** The Amplify app ID; it affects only names. */
  appId?: string;
  /** The branch whose deployment is synthesized; a disposable sandbox if absent. */
  branch?: string;
}

export interface Synthesis {
  assemblyFolder: string;
  /** Content hash of the definition; also its folder name in the cache. */
  hash: string;
  fromCache: boolean;
}

/**
 * Synthesizes `amplify/backend.ts` with the CDK, offline, unless the cache has the same definition.
 * Runs in a child process, because `defineData` works only once per process. Throws SynthesisError,
 * or DiskError.
 */
export async function synthesize(options: SynthesisOptions): Promise<Synthesis> {
  const hash = definitionHash(options);
  const assemblyFolder = join(options.cacheFolder, hash);
  if (isAssembly(assemblyFolder)) {
    markAssemblyUsed(assemblyFolder);
    return { assemblyFolder, hash, fromCache: true };
  }
  const temporaryFolder = `${assemblyFolder}.${process.pid}`;
  const outputFolder = join(temporaryFolder, 'cdk.out');
  try {
    mkdirSync(temporaryFolder, { recursive: true });
    await runCdk(options, outputFolder);
    keepAssembly(outputFolder, assemblyFolder);
  } finally {
    // On Windows, a virus scanner may still have a new file open.
    rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 5 });
  }
  pruneAssemblyCache(options.cacheFolder);
  return { assemblyFolder, hash, fromCache: false };
}

function definitionHash(options: SynthesisOptions): string {
  const { projectFolder, environment = {}, appId = defaultAppId, branch } = options;
  const variables = Object.entries(environment).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([appId, branch ?? null, variables]));
  for (const { path, content } of definitionContents(projectFolder)) {
    hash.update(path).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

const defaultAppId = 'app';

function cdkContext(appId: string, branch: string | undefined): string {
  return JSON.stringify({
    'amplify-backend-namespace': appId,
    'amplify-backend-name': branch ?? 'emulator',
    'amplify-backend-type': branch === undefined ? 'sandbox' : 'branch',
  });
}

function runCdk(
  { projectFolder, environment = {}, appId = defaultAppId, branch }: SynthesisOptions,
  outputFolder: string,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      // The CDK's modules and constructs live until the end; a large young generation copies them less often.
      '--max-semi-space-size=64',
      '--import',
      import.meta.resolve('tsx'),
      '--import',
      `data:text/javascript,process.stdout.write(${JSON.stringify(STARTED)})`,
      join(projectFolder, 'amplify', 'backend.ts'),
    ],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...environment,
        CDK_CONTEXT_JSON: cdkContext(appId, branch),
        CDK_OUTDIR: resolve(outputFolder),
        // Amplify leaves copies of the schema and resolvers there, a megabyte each time.
        TMPDIR: dirname(resolve(outputFolder)),
        TEMP: dirname(resolve(outputFolder)),
        // Its findings are warnings that nobody sees here, and loading its rules takes half the time.
        CDK_VALIDATION: 'false',
        // Amplify Hosting sets these. A build there must not make the sandbox look like its branch.
        AWS_BRANCH: branch ?? '',
        AWS_APP_ID: branch === undefined ? '' : appId,
      },
    },
  );
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) return done();
      const printed = output.join('');
      const status = signal ?? `exit code ${code}`;
      const error = printed.includes(STARTED)
        ? synthesisErrorOf(printed.replace(STARTED, ''), status)
        : startErrorOf(printed, status);
      fail(diskErrorIn(printed) ?? error);
    });
  });
}

/** Printed once TypeScript can be loaded, before the definition is read. */
const STARTED = '[synthesis started]';
