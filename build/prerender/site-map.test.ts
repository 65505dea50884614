import { expect, it } from 'vitest';
import { robots, siteMap } from './site-map';

it('Crawlers find public pages listed, and may read that the others are not to be', () => {
  expect(siteMap(['https://a.example/?x=1&y=2'])).toContain(
    '<loc>https://a.example/?x=1&amp;y=2</loc>',
  );
  expect(robots('https://a.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});
