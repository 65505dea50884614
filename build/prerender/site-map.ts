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

/** Returns robots.txt. It disallows nothing, since a crawler must read a page to see that it shouldn't be listed. */
export function robots(siteMapUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteMapUrl}\n`;
}
