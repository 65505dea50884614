/** Returns the origin at which Amplify Hosting serves a branch, whose name becomes a label in the domain name. */
export function hostedOrigin(appId: string, branch: string): string {
  const label = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `https://${label}.${appId}.amplifyapp.com`;
}
