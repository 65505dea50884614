import { expect, it } from 'vitest';
import { assetsOf, parseManifest } from './manifest';

const manifest = parseManifest(
  JSON.stringify({
    'page.tsx': { file: 'p.js', css: ['p.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 's.js', css: ['s.css'], imports: ['page.tsx'] },
  }),
);

it('A source file’s assets include its imports, with styles of shared chunks first', () => {
  expect(assetsOf(manifest, ['page.tsx'])).toEqual({
    modules: ['/p.js', '/s.js'],
    stylesheets: ['/s.css', '/p.css'],
  });
});

it('A missing chunk is named in the error', () => {
  expect(() => assetsOf(manifest, ['other.tsx'])).toThrow('The build has no chunk for other.tsx.');
});
