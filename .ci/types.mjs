// Type-checks every part of the repository, each with the settings of its own folder.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ours = createRequire(import.meta.url);
// Amplify checks amplify/ with a compiler of its own before it deploys: what that refuses, cannot be deployed.
const deployers = createRequire(ours.resolve('@aws-amplify/backend-deployer'));

const checks = [
  ...['.', 'amplify', 'build', 'emulator', 'illustrations', 'src', 'e2e'].map((folder) => ({
    folder,
    from: ours,
  })),
  { folder: 'amplify', from: deployers },
];

const failed = checks.filter(({ folder, from }) => {
  const tsc = join(from.resolve('typescript/package.json'), '..', 'bin', 'tsc');
  const args = [tsc, '--noEmit', '-p', join(folder, 'tsconfig.json')];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
