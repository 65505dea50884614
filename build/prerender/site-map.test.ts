import { expect, it } from 'vitest';
import { robots, siteMap, siteOrigin } from './site-map';

it('The site’s origin comes from the environment', () => {
  expect(siteOrigin({ VERDURE_SITE_URL: 'https://verdure.example.com/x' })).toBe(
    'https://verdure.example.com',
  );
  expect(siteOrigin({ AWS_APP_ID: 'd1', AWS_BRANCH: 'main' })).toBe(
    'https://main.d1.amplifyapp.com',
  );
  expect(siteOrigin({})).toBe('http://localhost:5173');
  expect(() => siteOrigin({ VERDURE_SITE_URL: 'verdure' })).toThrow(/Give the full URL/);
});

it('Crawlers find public pages listed and guarded ones disallowed', () => {
  expect(siteMap(['https://a.example/?x=1&y=2'])).toContain(
    '<loc>https://a.example/?x=1&amp;y=2</loc>',
  );
  expect(robots('https://a.example/sitemap.xml', ['/admin'])).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});
