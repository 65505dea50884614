import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, type ProjectCopy } from '../testing/project-copy';

const bin = fileURLToPath(new URL('../bin.mjs', import.meta.url));
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

/** Signs up accounts, which fails where an account exists. */
const signUp = `
import { Amplify } from 'aws-amplify';
import { signUp } from 'aws-amplify/auth';
import { readFileSync } from 'node:fs';
Amplify.configure(JSON.parse(readFileSync(process.env.AMPLIFY_OUTPUTS, 'utf8')));
for (const username of process.argv.slice(2)) {
  try {
    await signUp({ username, password: 'Correct-Horse-1!' });
    console.log('signed up');
  } catch (error) {
    console.log(error.name);
  }
}
`;

/** What somebody's own test looks like. */
const ownTest = `
import { Amplify } from 'aws-amplify';
import { signUp } from 'aws-amplify/auth';
import { clientConfig } from 'amplify-emulator/client-config';
import { useEmulator } from 'amplify-emulator/vitest';
import { expect, it, onTestFinished } from 'vitest';
const emulator = useEmulator();
it.each([1, 2])('signs up in test %i', async () => {
  Amplify.configure(clientConfig(emulator.outputs));
  const { nextStep } = await signUp({ username: 'one@example.com', password: 'Correct-Horse-1!' });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
});
`;

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('auth-only');
  writeFileSync(join(project.settings.projectFolder, 'sign-up.mjs'), signUp);
});
afterAll(() => project.remove());

/** Runs the command in the project, as a developer does. */
function run(...args: readonly string[]) {
  const { projectFolder: cwd } = project.settings;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs the program with the emulator, and returns what it printed of each account. */
function signUpAll(emails: readonly string[], ...options: readonly string[]): string[] {
  const program = ['node', 'sign-up.mjs', ...emails];
  return run('exec', '--port', '20984', ...options, '--', ...program)
    .stdout.trim()
    .split('\n');
}

const one = 'one@example.com';
const two = 'two@example.com';
const exists = 'UsernameExistsException';

describe('the command', () => {
  it('saves, restores and resets the state while no emulator runs', () => {
    expect(signUpAll([one])).toEqual(['signed up']);
    expect(run('snapshot', 'save', 'one')).toMatchObject({
      stdout: 'Saved the state as one.\n',
      status: 0,
    });
    expect(run('reset').stdout).toBe('Reset the state.\n');
    expect(signUpAll([one, two])).toEqual(['signed up', 'signed up']);
    expect(run('snapshot', 'restore', 'one').stdout).toBe('Restored one.\n');
    expect(signUpAll([one, two])).toEqual([exists, 'signed up']);
  }, 240_000);

  it('lists the snapshots, also when an unknown one is requested', () => {
    expect(run('snapshot', 'list').stdout).toMatch(/^one  \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n$/);
    expect(JSON.parse(run('snapshot', 'list', '--json').stdout)).toEqual([
      { name: 'one', savedAt: expect.any(String) },
    ]);
    expect(run('snapshot', 'restore', 'two')).toMatchObject({
      stderr: "\nThere is no snapshot 'two'. Saved: one.\n",
      status: 2,
    });
  }, 60_000);

  it('runs a program with a fresh state, or with a copy of a snapshot, and keeps neither', () => {
    const three = 'three@example.com';
    expect(signUpAll([one, three], '--fresh')).toEqual(['signed up', 'signed up']);
    expect(signUpAll([one, three], '--snapshot', 'one')).toEqual([exists, 'signed up']);
    expect(signUpAll([one, three])).toEqual([exists, 'signed up']);
    expect(run('snapshot', 'delete', 'one').stdout).toBe('Deleted one.\n');
    expect(run('exec', '--snapshot', 'one', '--', 'node', '-v')).toMatchObject({
      stderr: expect.stringContaining("There is no snapshot 'one'."),
      status: 2,
    });
  }, 240_000);

  it('asks the running emulator, and starts no fresh one that would replace its outputs', async () => {
    const { projectFolder: cwd } = project.settings;
    const emulator = spawn(process.execPath, [bin, '--port', '20984', '--json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void emulator.kill('SIGTERM'));
    let text = '';
    emulator.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await expect.poll(() => text, { timeout: 60_000 }).toContain('\n');
    expect(run('snapshot', 'save', 'live').status).toBe(0);
    expect(signUpAll(['live@example.com'])).toEqual(['signed up']);
    expect(run('snapshot', 'restore', 'live').status).toBe(0);
    expect(signUpAll(['live@example.com'])).toEqual(['signed up']);

    const refused = run('exec', '--fresh', '--', 'node', '-v');
    expect(refused.stderr).toContain('Stop it, or pass --port and --outputs for the fresh one.');
    expect(refused.status).toBe(2);
    const beside = ['--fresh', '--outputs', 'fresh.json', '--port', '20983'];
    expect(signUpAll(['live@example.com'], ...beside)).toEqual(['signed up']);

    const ended = new Promise((done) => emulator.on('exit', done));
    emulator.kill('SIGTERM');
    await ended;
  }, 240_000);
});

it("useEmulator gives each of a project's tests the same state", () => {
  const { projectFolder: cwd } = project.settings;
  const outputs = () => readFileSync(join(cwd, 'amplify_outputs.json'), 'utf8');
  const before = outputs();
  writeFileSync(join(cwd, 'own.test.mjs'), ownTest);
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=json'],
    { cwd, encoding: 'utf8', env },
  );
  expect(stderr).not.toContain('Error');
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  expect(status).toBe(0);
  expect(outputs()).toBe(before);
}, 240_000);
