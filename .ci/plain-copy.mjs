// Runs `npm test` in a copy if the repository's path has characters that Vite and Vitest can't handle.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** Whether Vite and Vitest would mistake part of the path for a URL's query, fragment or escape. */
export function needsPlainCopy(root) {
  return /[#?%]/.test(root);
}

const LEFT_OUT = new Set(['.git', '.verdure', 'dist', 'test-results']);

/** Runs the tests with these arguments in a copy of the repository. Returns their exit code. */
export function testPlainCopy(root, args) {
  const copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'verdure-test-'))), 'verdure');
  process.stdout.write(
    `The path of this folder has a character that Vite can't handle. Testing a copy in ${copy}.\n`,
  );
  try {
    cpSync(root, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(relative(root, path).split(sep)[0]),
    });
    const test = join(copy, '.ci', 'test.mjs');
    return (
      spawnSync(process.execPath, [test, ...args], { cwd: copy, stdio: 'inherit' }).status ?? 1
    );
  } finally {
    rmSync(join(copy, '..'), { recursive: true, force: true });
  }
}
