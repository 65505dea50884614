import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference } from './testing/differences/difference';
import type { BackendDefinition } from './assembly/definition';
import { loadDefinition } from './assembly/load';
import { synthesizeProject } from './commands/synthesis';
import { startEmulator } from './index';
import { silentLog } from './core/log';
import { signInAs } from './testing/accounts';
import { copyProject, type ProjectCopy } from './testing/project-copy';
import { loadFixture } from './testing/running-fixture';

const bin = fileURLToPath(new URL('bin.mjs', import.meta.url));
const password = 'Correct-Horse-1!';

/** Creates a user with just the AWS SDK and counts its runs in a file. */
const seed = `
import { appendFileSync, readFileSync } from 'node:fs';
import { AdminCreateUserCommand, AdminSetUserPasswordCommand, CognitoIdentityProviderClient }
  from '@aws-sdk/client-cognito-identity-provider';
const { auth } = JSON.parse(readFileSync(process.env.AMPLIFY_OUTPUTS, 'utf8'));
const user = { UserPoolId: auth.user_pool_id, Username: 'demo@example.com' };
const client = new CognitoIdentityProviderClient({});
await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
await client.send(
  new AdminSetUserPasswordCommand({ ...user, Password: '${password}', Permanent: true }),
);
appendFileSync('runs', 'x');
`;

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('auth-only');
  writeFileSync(join(project.settings.projectFolder, 'amplify', 'seed.mjs'), seed);
});
afterAll(() => project.remove());

describe('startEmulator', () => {
  it('runs a project, writes its outputs and seeds it once', async () => {
    const folder = project.settings.projectFolder;
    const options = { project: folder, port: 0, seed: 'amplify/seed.mjs', log: silentLog };
    const first = await startEmulator(options);
    const written: unknown = JSON.parse(readFileSync(join(folder, 'amplify_outputs.json'), 'utf8'));
    expect(written).toEqual(first.outputs);
    await signInAs(first, 'demo@example.com', password);
    expect(first.usage.report().operations).toHaveProperty('cognito-idp:InitiateAuth');
    await first.stop();
    const second = await startEmulator(options);
    await signInAs(second, 'demo@example.com', password);
    await second.stop();
    expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('x');
  }, 120_000);
});

it('Resources have the same names wherever the project is', async () => {
  difference(
    'All services',
    'Names and ids of resources are derived from the definition, so `amplify_outputs.json` is the same on every machine.',
  );
  const { assemblyFolder } = await synthesizeProject(project.settings);
  const idsOf = ({ userPool, identityPool }: BackendDefinition) =>
    [userPool?.id, userPool?.clients[0]?.id, identityPool?.id].map(String);
  const ids = idsOf(loadDefinition(assemblyFolder));
  expect(ids).not.toContain('undefined');
  expect(ids).toEqual(idsOf(await loadFixture('auth-only')));
}, 120_000);

const run = (args: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });

/** A program that doesn't know about the emulator, as an ES module and as a CommonJS script. */
const signUp = {
  'sign-up.mjs': `
    import { readFileSync } from 'node:fs';
    import { Amplify } from 'aws-amplify';
    import { signUp } from 'aws-amplify/auth';
    Amplify.configure(JSON.parse(readFileSync('amplify_outputs.json', 'utf8')));
    const { nextStep } = await signUp({ username: 'one@example.com', password: '${password}' });
    console.log(nextStep.signUpStep);
    process.exit(7);`,
  'sign-up.cjs': `
    const { Amplify } = require('aws-amplify');
    const { signUp } = require('aws-amplify/auth');
    Amplify.configure(require('./amplify_outputs.json'));
    signUp({ username: 'two@example.com', password: '${password}' })
      .then(({ nextStep }) => console.log(nextStep.signUpStep));`,
};

describe('the command', () => {
  it('runs a project until stopped and prints its addresses as JSON', async () => {
    const { projectFolder } = project.settings;
    const args = ['--project', projectFolder, '--port', '20987', '--outputs', 'own.json'];
    const command = spawn(process.execPath, [bin, ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    command.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await expect.poll(() => text, { timeout: 60_000 }).toContain('\n');
    const outputsFile = join(projectFolder, 'own.json');
    expect(JSON.parse(text)).toEqual({
      origin: 'http://localhost:20987',
      mailbox: 'http://localhost:20987/mailbox',
      outputsFile,
      unsupported: [],
      pid: command.pid,
    });
    expect(readFileSync(outputsFile, 'utf8')).toContain('"auth"');

    const second = run(['--project', projectFolder]);
    expect(second.stderr).toContain('is already running at http://localhost:20987');
    expect(second.status).toBe(4);
    const print = 'console.log(process.env.AMPLIFY_EMULATOR, process.env.AMPLIFY_OUTPUTS)';
    const joined = run(['exec', '--project', projectFolder, '--', 'node', '-e', print]);
    expect(joined.stderr).toContain('Joined the emulator at http://localhost:20987');
    expect(joined).toMatchObject({ stdout: `http://localhost:20987 ${outputsFile}\n`, status: 0 });

    const missing = run(['exec', '--project', projectFolder, '--', 'no-such-program']);
    expect(missing.stderr).toContain("Couldn't run no-such-program");
    expect(missing.status).toBe(127);

    const ended = new Promise((done) => command.on('exit', done));
    command.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);

  it.each([
    ['sign-up.mjs', 7],
    ['sign-up.cjs', 0],
  ] as const)(
    'runs %s unmodified with its own emulator and returns its exit code',
    (file, code) => {
      const { projectFolder } = project.settings;
      writeFileSync(join(projectFolder, file), signUp[file]);
      const args = ['exec', '--project', projectFolder, '--port', '20988', '--', 'node', file];
      const result = spawnSync(process.execPath, [bin, ...args], {
        cwd: projectFolder,
        encoding: 'utf8',
      });
      expect(result).toMatchObject({ stdout: 'CONFIRM_SIGN_UP\n', status: code });
    },
    120_000,
  );

  it('doesn’t replace a deployment’s outputs without a terminal to ask at', () => {
    const { projectFolder } = project.settings;
    const outputsFile = join(projectFolder, 'deployed.json');
    const deployed = '{ "version": "1.4", "auth": {} }';
    writeFileSync(outputsFile, deployed);
    const options = ['--project', projectFolder, '--outputs', 'deployed.json'];
    for (const args of [options, ['exec', ...options, '--', 'node', '-v']]) {
      const { status, stderr } = run(args);
      expect(stderr).toContain("deployed.json exists, and the emulator didn't write it.");
      expect(stderr).toContain('Pass --overwrite');
      expect(status).toBe(2);
    }
    expect(readFileSync(outputsFile, 'utf8')).toBe(deployed);
  }, 60_000);

  it.each([
    [['--project', '/nowhere'], '/nowhere has no amplify/backend.ts'],
    [['--port', 'abc'], '--port must be a number from 1 to 65535'],
    [['--fly'], 'amplify-emulator --help'],
  ])('explains %j', (args, message) => {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it('prints its options and its version', () => {
    expect(run(['--help'])).toMatchObject({
      stdout: expect.stringContaining('Usage: amplify-emulator'),
      status: 0,
    });
    expect(run(['--version'])).toMatchObject({ stdout: '0.1.0\n', status: 0 });
  });
});
