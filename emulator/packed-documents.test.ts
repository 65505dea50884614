import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const packed = v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })]);

it('The packed file has its documents and code, and neither tests nor the project around them', () => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--offline'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = v.parse(packed, JSON.parse(stdout));
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('.md')).sort()).toEqual([
    'CHANGELOG.md',
    'DIFFERENCES.md',
    'README.md',
  ]);
  expect(paths).toEqual(
    expect.arrayContaining(['package.json', 'bin.mjs', 'console/page/index.html', 'vite.d.mts']),
  );
  const unneeded = /\.test\.ts$|^fixtures\/|\.tsbuildinfo$|^tsconfig|^\./;
  expect(paths.filter((path) => unneeded.test(path))).toEqual([]);
});
