import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { demoAccounts } from '../../amplify/seed/demo-accounts';
import { developerCredentials } from 'amplify-emulator/client';
import { signInAs } from 'amplify-emulator/testing';
import { startTestEmulator } from '../testing/running-emulator';

const folder = mkdtempSync(join(tmpdir(), 'verdure-seed-'));
const outputsFile = join(folder, 'amplify_outputs.json');

const emulator = await startTestEmulator();
// Without the emulator's name in the outputs, the seed treats the backend as a cloud sandbox.
const { custom: _custom, ...outputs } = emulator.outputs;
writeFileSync(outputsFile, JSON.stringify(outputs));
afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the seed as `ampx sandbox seed` does, and collects the passwords that it prints. */
async function seed(passwords: Map<string, string>): Promise<{ code: unknown; output: string }> {
  // If the endpoint is an IP address, the SDK addresses buckets by path, as the emulator needs.
  const origin = emulator.origin.replace('localhost', '127.0.0.1');
  const program = spawn(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('../../amplify/seed/seed.ts', import.meta.url)),
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        VERDURE_OUTPUTS: outputsFile,
        AWS_ACCESS_KEY_ID: developerCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: developerCredentials.secretAccessKey,
        AWS_ENDPOINT_URL: origin,
        AWS_MAX_ATTEMPTS: '1',
      },
    },
  );
  const [output, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  for (const [, email = '', password = ''] of output.matchAll(/^ {2}(\S+) {2}(\S+)$/gm)) {
    passwords.set(email, password);
  }
  return { code, output };
}

async function control(method: 'POST' | 'DELETE', fault?: object): Promise<void> {
  const body = fault && JSON.stringify(fault);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${emulator.origin}/_emulator/faults`, {
    method,
    headers,
    ...(body && { body }),
  });
  expect(response.ok).toBe(true);
}

const failures = [
  { operation: 'cognito-idp:AdminCreateUser', kind: 'lost' },
  { operation: 'cognito-idp:AdminAddUserToGroup', kind: 'error' },
  { operation: 'cognito-idp:AdminSetUserPassword', kind: 'error' },
  { operation: 'cognito-idp:AdminSetUserPassword', kind: 'lost' },
  { operation: 's3:PutObject', kind: 'lost' },
  { operation: 'appsync:createCompletedTask', kind: 'lost' },
  { operation: 'appsync:createUserProfile', kind: 'error' },
];

it('The seed can be run again after any failure, and every account has a password that was printed', async () => {
  const passwords = new Map<string, string>();
  for (const failure of failures) {
    await control('POST', { ...failure, times: 1 });
    const { code, output } = await seed(passwords);
    expect([failure, code, output]).toEqual([failure, 1, expect.any(String)]);
    await control('DELETE');
  }
  const { code } = await seed(passwords);
  expect(code).toBe(0);
  const again = await seed(passwords);
  expect(again.output).toBe(
    'Demo content: 0 new accounts, 0 pictures, 0 tasks, 0 links, 0 rows of the member.\n',
  );
  expect([...passwords.keys()]).toEqual(demoAccounts.map(({ email }) => email));
  for (const { email, groups } of demoAccounts) {
    const { idToken } = await signInAs(emulator, email, passwords.get(email) ?? '');
    const claims: unknown = JSON.parse(atob(idToken.split('.')[1] ?? ''));
    expect(claims).toMatchObject(groups.length > 0 ? { 'cognito:groups': groups } : { email });
  }
}, 240_000);
