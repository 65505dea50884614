import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';

/** What the fixture's use.mjs tries, in its order. */
export const used = ['sign-in', 'CRUD', 'subscription', 'function', 'storage'] as const;

/** What is tried with a set of versions. */
export const steps = ['install', 'synthesis', 'start', ...used] as const;
export type Step = (typeof steps)[number];

/** Why steps failed; those that weren't reached have no reason. */
export type Failures = Partial<Record<Step, string>>;

const SYNTHESIS_FAILED = 3;
/** Well beyond what a busy machine needs; a client that waits forever would never end. */
const timeoutMs = 600_000;

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ step: v.picklist(used), error: v.optional(v.string()) }),
);

/** Starts the installed emulator and uses the to-do; returns which steps passed, and why others failed. */
export async function useProject(
  folder: string,
): Promise<{ passed: ReadonlySet<Step>; failures: Failures }> {
  const { code, output, messages } = await execInstalled(folder, {
    program: join(folder, 'node_modules', 'amplify-emulator', 'bin.mjs'),
    options: ['--overwrite'],
    args: ['use.mjs'],
  });
  const results = output
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => v.parse(line, text));
  const failures: Failures = {};
  const passed = new Set<Step>();
  if (results.length > 0) {
    passed.add('synthesis').add('start');
  } else if (code === SYNTHESIS_FAILED) {
    failures.synthesis = messages;
  } else {
    passed.add('synthesis');
    failures.start = messages;
  }
  for (const { step, error } of results) {
    if (error === undefined) passed.add(step);
    else failures[step] = error;
  }
  return { passed, failures };
}

/** Runs Node with `args` in a project, by an emulator's command `exec`; returns how it ended and what both printed. */
export async function execInstalled(
  folder: string,
  {
    program,
    options,
    args,
  }: { program: string; options: readonly string[]; args: readonly string[] },
): Promise<{ code: number | null; output: string; messages: string }> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    [program, 'exec', ...options, '--port', port, '--', process.execPath, ...args],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs },
  );
  let output = '';
  let messages = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, messages }));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
