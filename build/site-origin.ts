import { hostedOrigin } from '../amplify/branches/hosted-origin.ts';

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * The site's public origin: VERDURE_SITE_URL, or the address that Amplify Hosting gives the branch, or this machine.
 * Used for canonical links, the sitemap and shared pictures. Throws if VERDURE_SITE_URL isn't a URL.
 */
export function siteOrigin(environment: Environment): string {
  const { VERDURE_SITE_URL: url, AWS_APP_ID: app, AWS_BRANCH: branch } = environment;
  if (url) {
    if (URL.canParse(url)) return new URL(url).origin;
    throw new Error(
      `VERDURE_SITE_URL is "${url}". Give the full URL, such as https://www.example.com.`,
    );
  }
  if (app && branch) return hostedOrigin(app, branch);
  return 'http://localhost:5173';
}
