// Type-checks every folder with its own tsconfig.json.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ours = createRequire(import.meta.url);
// Amplify type-checks amplify/ with its own compiler before deploying, so this checks with it, too.
const deployers = createRequire(ours.resolve('@aws-amplify/backend-deployer'));

const checks = [
  ...[
    '.',
    'amplify',
    'build',
    'emulator',
    'emulator/console/page',
    'emulator/fixtures',
    'simulation',
    'src',
    'e2e',
  ].map((folder) => ({
    folder,
    from: ours,
    // By default, four checkers share a project, and each computes the types that all of them use.
    options: ['--checkers', '1'],
  })),
  { folder: 'amplify', from: deployers, options: [] },
];

const failed = checks.filter(({ folder, from, options }) => {
  const tsc = join(from.resolve('typescript/package.json'), '..', 'bin', 'tsc');
  const args = [tsc, '--noEmit', '-p', join(folder, 'tsconfig.json'), ...options];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
