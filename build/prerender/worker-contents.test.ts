import { describe, expect, it } from 'vitest';
import { parseManifest } from './assets';
import { offlineFiles, workerWithContents } from './worker-contents';

const manifest = parseManifest(
  JSON.stringify({
    'index.html': {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      assets: ['assets/font.woff2', 'assets/banner.avif', 'assets/banner.webp'],
      dynamicImports: [
        'src/pages/member/user-landing.tsx',
        'src/pages/admin/hub.tsx',
        'src/pages/public/login.tsx',
      ],
    },
    'src/pages/member/user-landing.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['index.html'] },
    'src/pages/admin/hub.tsx': { file: 'assets/hub.js' },
    'src/pages/public/login.tsx': { file: 'assets/login.js' },
    'src/service-worker/worker.ts': { file: 'service-worker.js' },
  }),
);

describe('what is kept for a visit without a connection', () => {
  it('is the shell and all that a member’s pages are made of', () => {
    const files = offlineFiles(manifest);
    expect(files).toEqual(
      expect.arrayContaining([
        '/app.html',
        '/assets/index.js',
        '/assets/index.css',
        '/assets/font.woff2',
        '/assets/home.js',
        '/assets/shared.js',
      ]),
    );
    expect(files.join()).not.toMatch(/hub|login|banner|service-worker/);
  });

  it('has another version as soon as one of its files is another', async () => {
    const worker = 'const contents = __VERDURE_CONTENTS__;';
    const versionWith = async (text: string) => {
      const written = await workerWithContents(worker, ['/a'], async () => Buffer.from(text));
      return /"version":"(\w+)"/.exec(written)?.[1];
    };
    const first = await versionWith('one');
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(await versionWith('one')).toBe(first);
    expect(await versionWith('two')).not.toBe(first);
  });

  it('is never left out of the worker in silence', async () => {
    const writing = workerWithContents('nothing', [], async () => Buffer.from(''));
    await expect(writing).rejects.toThrow('no place');
  });
});
