type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * The origin under which the site will be reached: VERDURE_SITE_URL, or what Amplify Hosting says of
 * itself, or this machine. Canonical addresses, the sitemap and shared pictures are made from it.
 * Throws when VERDURE_SITE_URL is not an address.
 */
export function siteOrigin(environment: Environment): string {
  const given = environment['VERDURE_SITE_URL'];
  if (given !== undefined && given !== '') return originOf(given);
  const { AWS_APP_ID: app, AWS_BRANCH: branch } = environment;
  if (app !== undefined && branch !== undefined) return `https://${branch}.${app}.amplifyapp.com`;
  return 'http://localhost:5173';
}

function originOf(address: string): string {
  if (!URL.canParse(address)) {
    throw new Error(
      `VERDURE_SITE_URL is "${address}". Give the whole address, such as https://www.example.com.`,
    );
  }
  return new URL(address).origin;
}
