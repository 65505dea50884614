import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from './index';
import { silentLog } from './core/log';
import { signInAs } from './testing/accounts';
import { copyProject, type ProjectCopy } from './testing/project-copy';

const bin = fileURLToPath(new URL('bin.mjs', import.meta.url));
const password = 'Correct-Horse-1!';

/** Creates a user by the AWS SDK alone, and counts its runs in a file. */
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

describe('the command', () => {
  it('runs the project that it is given until it is stopped', async () => {
    const { projectFolder } = project.settings;
    const args = ['--project', projectFolder, '--port', '20987', '--outputs', 'own.json'];
    const command = spawn(process.execPath, [bin, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    command.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await expect
      .poll(() => text, { timeout: 60_000 })
      .toContain('Backend ready at http://localhost:20987');
    expect(readFileSync(join(projectFolder, 'own.json'), 'utf8')).toContain('"auth"');
    const ended = new Promise((done) => command.on('exit', done));
    command.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);

  it.each([
    [['--project', '/nowhere'], '/nowhere has no amplify/backend.ts'],
    [['--port', 'abc'], '--port must be a number from 1 to 65535'],
    [['--fly'], 'amplify-emulator --help'],
  ])('explains %j', (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});
