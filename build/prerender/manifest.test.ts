import { expect, it } from 'vitest';
import { assetsOf, parseManifest } from './manifest';

const manifest = parseManifest(
  JSON.stringify({
    'page.tsx': { file: 'p.js', css: ['p.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 's.js', css: ['s.css'], imports: ['page.tsx'] },
  }),
);

it('lists what a source file loads, styles of shared chunks first', () => {
  expect(assetsOf(manifest, 'page.tsx')).toEqual({
    modules: ['/p.js', '/s.js'],
    stylesheets: ['/s.css', '/p.css'],
  });
});

it('says which chunk is missing', () => {
  expect(() => assetsOf(manifest, 'other.tsx')).toThrow('The build has no chunk for other.tsx.');
});
