import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest';
import { offlineFiles, withOfflineFiles } from './offline-files';

const manifest = parseManifest(
  JSON.stringify({
    'index.html': {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      assets: ['assets/font.woff2', 'assets/banner.webp'],
      dynamicImports: [
        'src/pages/member/home/user-landing.tsx',
        'src/pages/admin/hub/hub.tsx',
        'src/pages/public/sign-in/sign-in-steps.tsx',
      ],
    },
    'src/pages/member/home/user-landing.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['index.html'] },
    'src/app/home-prefetch.ts': { file: 'assets/home-prefetch.js' },
    'src/pages/admin/hub/hub.tsx': { file: 'assets/hub.js' },
    'src/pages/public/sign-in/sign-in-steps.tsx': { file: 'assets/login.js' },
    'src/service-worker/worker.ts': { file: 'service-worker.js' },
  }),
);

describe('The files cached for offline visits', () => {
  it('are the shell and all files of the member pages', () => {
    const files = offlineFiles(manifest);
    expect(files).toEqual(
      expect.arrayContaining([
        '/library',
        '/assets/index.js',
        '/assets/index.css',
        '/assets/font.woff2',
        '/assets/home.js',
        '/assets/shared.js',
        '/assets/home-prefetch.js',
      ]),
    );
    expect(files.join()).not.toMatch(/hub|login|banner|service-worker/);
  });

  it('get a new version if any of them changes', async () => {
    const worker = 'const contents = __VERDURE_CONTENTS__;';
    const versionWith = async (text: string) => {
      const written = await withOfflineFiles(worker, ['/a'], async () => Buffer.from(text));
      return /"version":"(\w+)"/.exec(written)?.[1];
    };
    const first = await versionWith('one');
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(await versionWith('one')).toBe(first);
    expect(await versionWith('two')).not.toBe(first);
  });

  it('require the worker’s placeholder', async () => {
    const writing = withOfflineFiles('nothing', [], async () => Buffer.from(''));
    await expect(writing).rejects.toThrow('lost its placeholder');
  });
});
