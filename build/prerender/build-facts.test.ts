import { expect, it } from 'vitest';
import { assetsOf, parseManifest } from './assets';
import { siteOrigin } from './site-address';
import { writeRobots, writeSiteMap } from './site-map';

const manifest = parseManifest(
  JSON.stringify({
    'page.tsx': { file: 'p.js', css: ['p.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 's.js', css: ['s.css'], imports: ['page.tsx'] },
  }),
);

it('names what a module needs, styles of shared pieces first', () => {
  expect(assetsOf(manifest, 'page.tsx')).toEqual({
    modules: ['/p.js', '/s.js'],
    stylesheets: ['/s.css', '/p.css'],
  });
});

it('says which chunk is missing', () => {
  expect(() => assetsOf(manifest, 'other.tsx')).toThrow('The build has no chunk for other.tsx.');
});

it('takes the site’s address from the environment', () => {
  expect(siteOrigin({ VERDURE_SITE_URL: 'https://verdure.example.com/x' })).toBe(
    'https://verdure.example.com',
  );
  expect(siteOrigin({ AWS_APP_ID: 'd1', AWS_BRANCH: 'main' })).toBe(
    'https://main.d1.amplifyapp.com',
  );
  expect(siteOrigin({})).toBe('http://localhost:5173');
  expect(() => siteOrigin({ VERDURE_SITE_URL: 'verdure' })).toThrow(/Give the whole address/);
});

it('lists public pages and nothing behind the guards', () => {
  expect(writeSiteMap(['https://a.example/?x=1&y=2'])).toContain(
    '<loc>https://a.example/?x=1&amp;y=2</loc>',
  );
  expect(writeRobots('https://a.example/sitemap.xml', ['/admin'])).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});
