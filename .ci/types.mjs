// Type-checks every part of the repository, each with the settings of its own folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = ['.', 'amplify', 'emulator', 'src', 'e2e'];

const failed = projects.filter((folder) => {
  const result = spawnSync(
    process.execPath,
    [tsc, '--noEmit', '-p', join(folder, 'tsconfig.json')],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  return result.status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
