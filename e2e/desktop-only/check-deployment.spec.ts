import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigin, emulatorOrigin } from '../addresses';
import { projectFolder, workFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';

const outputs = join(workFolder, 'amplify_outputs.json');
const mailbox = `${emulatorOrigin}/mailbox/messages.json?to={}`;

// The command signs up three accounts and asks about a hundred things.
test.setTimeout(240_000);

/** Runs `npm run check-deployment` with options. Returns its exit code, and the lines that it prints. */
async function checkDeployment(...options: string[]) {
  const args = ['.ci/script.mjs', 'build/check-deployment/main.ts', ...options];
  return new Promise<{ exitCode: unknown; lines: string[] }>((done) => {
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout) =>
      done({ exitCode: error?.code ?? 0, lines: stdout.trimEnd().split('\n') }),
    );
  });
}

const address = ['--address', 'check+{}@verdure.example', '--mailbox', mailbox];

test('the command passes the built site and its backend, and exits with 0', async () => {
  const { exitCode, lines } = await checkDeployment(appOrigin, '--outputs', outputs, ...address);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(lines.filter((line) => /^✓ pages: (security|status|a file)/.test(line))).toHaveLength(32);
  expect(lines.at(-1)).toMatch(/^\d{3} passed, 0 failed$/);
  expect(exitCode).toBe(0);
});

test('the command says what failed, and exits with 1', async () => {
  const other = join(workFolder, 'other_outputs.json');
  const text = readFileSync(outputs, 'utf8');
  writeFileSync(
    other,
    text.replaceAll(/"bucket_name": "[^"]*"/g, '"bucket_name": "no-such-bucket"'),
  );
  const { exitCode, lines } = await checkDeployment(appOrigin, '--outputs', other, ...address);
  expect(lines.find((line) => line.startsWith('✗ pictures: a member loads one'))).toBeTruthy();
  expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
  expect(exitCode).toBe(1);
});

test('the command explains itself, and exits with 1', async () => {
  const { exitCode, lines } = await checkDeployment(appOrigin);
  expect(lines[0]).toMatch(/^Usage: npm run check-deployment/);
  expect(exitCode).toBe(1);
});
