import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigin } from '../addresses';
import { projectFolder, workFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';

const outputs = join(workFolder, 'amplify_outputs.json');

/** Runs `npm run check-deployment` with options. Returns its exit code, and what it prints. */
async function checkDeployment(...options: string[]) {
  const args = ['.ci/script.mjs', 'e2e/deployment/check-deployment.ts', ...options];
  return new Promise<{ exitCode: unknown; printed: string }>((done) => {
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout, stderr) =>
      done({ exitCode: error?.code ?? 0, printed: stdout + stderr }),
    );
  });
}

test('the command passes the built site and its backend, and exits with 0', async () => {
  test.slow();
  const suites = ['site', 'member-day', 'closed-accounts'];
  const { exitCode, printed } = await checkDeployment(appOrigin, '--outputs', outputs, ...suites);
  expect(printed).toMatch(/Test Files.*3 passed/);
  expect(exitCode).toBe(0);
});

test('the command names a check that fails, and exits with 1', async () => {
  const other = join(workFolder, 'other_outputs.json');
  const pool = /"user_pool_client_id": "[^"]*"/g;
  writeFileSync(
    other,
    readFileSync(outputs, 'utf8').replaceAll(pool, '"user_pool_client_id": "none"'),
  );
  const { exitCode, printed } = await checkDeployment(appOrigin, '--outputs', other, 'member-day');
  expect(printed).toMatch(/FAIL.*member-day/);
  expect(exitCode).toBe(1);
});

test('the command explains itself, and exits with 1', async () => {
  const { exitCode, printed } = await checkDeployment();
  expect(printed).toMatch(/^Usage: npm run check-deployment/);
  expect(exitCode).toBe(1);
});
