import { paths, publicPaths, signInPaths } from '../../src/paths.ts';

/** A rule of Amplify Hosting, as in its API's CustomRule: '404-200' rewrites paths that aren't found. */
interface HostingRule {
  readonly source: string;
  readonly target: string;
  readonly status: '200' | '302' | '404-200';
}

/** Where password managers look for the page that changes a password (W3C, 'A Well-Known URL for Changing Passwords'). */
export const CHANGE_PASSWORD = '/.well-known/change-password';

/**
 * Returns the rules for the site's pages: each is rewritten to the file that the build writes for it
 * (build/prerender/site.ts), and everything else to the not-found page (decision 030).
 */
export function siteRules(): HostingRule[] {
  const pages = Object.values(paths).filter((path) => path !== paths.landing);
  return [
    { source: CHANGE_PASSWORD, target: paths.updatePassword, status: '302' },
    ...pages.map((source): HostingRule => ({ source, target: fileOf(source), status: '200' })),
    { source: '/<*>', target: '/404.html', status: '404-200' },
  ];
}

function fileOf(path: string): string {
  if (isOneOf(publicPaths, path)) return `${path}.html`;
  if (isOneOf(signInPaths, path)) return '/sign-in.html';
  return path === paths.userLanding ? '/home.html' : '/app.html';
}

function isOneOf(group: Readonly<Record<string, string>>, path: string): boolean {
  return Object.values(group).includes(path);
}

/**
 * Returns the rule that Amplify Hosting applies to a path: the first that matches. Rules of status 404 match only if
 * there is no file.
 */
export function ruleFor(
  path: string,
  rules: readonly HostingRule[],
  isFile: boolean,
): HostingRule | undefined {
  return rules.find(
    ({ source, status }) => matches(source, path) && !(isFile && status.startsWith('404')),
  );
}

/** The two forms that the rules use: a single path, and everything below a path. */
function matches(source: string, path: string): boolean {
  return source.endsWith('<*>') ? path.startsWith(source.slice(0, -3)) : path === source;
}
