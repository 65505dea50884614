import { paths } from '../../src/paths.ts';

/** One of Amplify Hosting's rewrites, in the form in which its console takes them. */
export interface HostingRule {
  source: string;
  target: string;
  status: '200' | '404';
}

/** The pages that the build writes out as files of their own, without the landing page. */
const publicFiles = [paths.impact, paths.about, paths.eula];

/** The home has a shell that fetches its code ahead; the other pages share the neutral one. */
function shellOf(path: string): string {
  return path === paths.userLanding ? '/home.html' : '/app.html';
}

/**
 * How addresses become files. Public pages have a file each, the pages of the application a shell;
 * everything else is the lost page, with the status that says so. The landing page's index.html is what
 * '/' gives anyway.
 */
export const hostingRules: readonly HostingRule[] = [
  ...publicFiles.map((path) => ({ source: path, target: `${path}.html`, status: '200' as const })),
  ...Object.values(paths)
    .filter((path) => path !== paths.landing && !publicFiles.some((one) => one === path))
    .map((path) => ({ source: path, target: shellOf(path), status: '200' as const })),
  { source: '/<*>', target: '/404.html', status: '404' },
];
