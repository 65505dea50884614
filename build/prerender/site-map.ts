import { escapeHtml } from './document';

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * The site's public origin: VERDURE_SITE_URL, or the address Amplify Hosting gives the branch, or this
 * machine. Canonical links, the sitemap and shared pictures use it. Throws when VERDURE_SITE_URL is not
 * a URL.
 */
export function siteOrigin(environment: Environment): string {
  const { VERDURE_SITE_URL: url, AWS_APP_ID: app, AWS_BRANCH: branch } = environment;
  if (url) {
    if (URL.canParse(url)) return new URL(url).origin;
    throw new Error(
      `VERDURE_SITE_URL is "${url}". Give the full URL, such as https://www.example.com.`,
    );
  }
  if (app !== undefined && branch !== undefined) return `https://${branch}.${app}.amplifyapp.com`;
  return 'http://localhost:5173';
}

/** sitemap.xml for the public pages, given their absolute URLs. */
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

/** robots.txt: crawlers may read every page but the guarded ones, which have no content to index. */
export function robots(siteMapUrl: string, guarded: readonly string[]): string {
  const lines = ['User-agent: *', ...guarded.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${siteMapUrl}`, ''].join('\n');
}
