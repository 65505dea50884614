import { expect, it } from 'vitest';
import { robots, siteMap } from './site-map';

it('Crawlers find public pages in the sitemap, and may read the noindex of the others', () => {
  expect(siteMap(['https://a.example/?x=1&y=2'])).toContain(
    '<loc>https://a.example/?x=1&amp;y=2</loc>',
  );
  expect(robots('https://a.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});
