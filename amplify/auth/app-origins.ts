/**
 * The addresses under which the application is served, for the return from a social provider: those
 * of `APP_ORIGINS` (separated by commas), the Amplify-hosted branch, and the local application.
 */
export function appOrigins(env = process.env): string[] {
  const { APP_ORIGINS, AWS_APP_ID, AWS_BRANCH } = env;
  const hosted =
    AWS_APP_ID && AWS_BRANCH
      ? [
          `https://${AWS_BRANCH.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.${AWS_APP_ID}.amplifyapp.com`,
        ]
      : [];
  const given = (APP_ORIGINS ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return [
    ...new Set([...given, ...hosted, 'http://localhost:5173'].filter((origin) => origin !== '')),
  ];
}
