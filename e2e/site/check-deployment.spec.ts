import { execFile } from 'node:child_process';
import { appOrigin, emulatorOrigin } from '../addresses';
import { outputsFile, projectFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';

/** Runs `npm run check-deployment` with options. Returns its exit code and output. */
async function checkDeployment(...options: string[]) {
  const args = ['.ci/script.mjs', 'e2e/deployment/check-deployment.ts', ...options];
  return new Promise<{ exitCode: unknown; printed: string }>((done) => {
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout, stderr) =>
      done({ exitCode: error?.code ?? 0, printed: stdout + stderr }),
    );
  });
}

test('the command passes the built site and its backend, names a failed check, and explains its usage', async () => {
  const passed = await checkDeployment(appOrigin, '--outputs', outputsFile, 'site', 'member-day');
  expect(passed.printed).toMatch(/Test Files.*2 passed/);
  expect(passed.exitCode).toBe(0);

  const failed = await checkDeployment(emulatorOrigin, '--outputs', outputsFile, 'site');
  expect(failed.printed).toMatch(/FAIL.*site\.check/);
  expect(failed.exitCode).toBe(1);

  const asked = await checkDeployment('localhost:5173', '--outputs', outputsFile);
  expect(asked.printed).toMatch(/^Usage: npm run check-deployment/);
  expect(asked.exitCode).toBe(1);
});
