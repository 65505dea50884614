/** Returns the origin at which Amplify Hosting serves a branch: its name as a label of a domain name. */
export function hostedOrigin(appId: string, branch: string): string {
  const label = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `https://${label}.${appId}.amplifyapp.com`;
}
