import { escapeHtml } from './document';

/** sitemap.xml of the public pages, given their absolute addresses. */
export function writeSiteMap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: the public pages may be read by everyone, the guarded ones have nothing to read. */
export function writeRobots(siteMap: string, guarded: readonly string[]): string {
  const lines = ['User-agent: *', ...guarded.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${siteMap}`, ''].join('\n');
}
