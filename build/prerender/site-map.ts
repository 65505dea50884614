import { escapeHtml } from './document';

/** Returns sitemap.xml for the absolute URLs of the public pages. */
export function siteMap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns robots.txt, which disallows the guarded pages since they have no content to index. */
export function robots(siteMapUrl: string, guarded: readonly string[]): string {
  const lines = ['User-agent: *', ...guarded.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${siteMapUrl}`, ''].join('\n');
}
