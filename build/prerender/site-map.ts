import { escapeHtml } from './document';

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the site's public origin: VERDURE_SITE_URL, or the branch's URL in Amplify Hosting, or
 * localhost. Canonical links, the sitemap and share pictures use it. Throws if VERDURE_SITE_URL isn't a
 * URL.
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
