import * as v from 'valibot';
import { paths } from '../../src/paths.ts';

/** One of Amplify Hosting's rewrites, in its console's format. */
interface Rewrite {
  source: string;
  target: string;
  status: '200' | '404';
}

/** The pages that the build writes to their own files, except the landing page. */
const publicPages: readonly string[] = [paths.impact, paths.about, paths.eula];

/**
 * Which file is served for which path. A public page has its own file, a page of the application a
 * shell, and any other path gets the not-found page with status 404. '/' already serves index.html.
 */
export const rewrites: readonly Rewrite[] = [
  ...publicPages.map((path) => ({ source: path, target: `${path}.html`, status: '200' as const })),
  ...Object.values(paths)
    .filter((path) => path !== paths.landing && !publicPages.includes(path))
    .map((path) => ({ source: path, target: shellOf(path), status: '200' as const })),
  { source: '/<*>', target: '/404.html', status: '404' },
];

/** The member's home has a shell that preloads its code; the other pages share a neutral one. */
function shellOf(path: string): string {
  return path === paths.userLanding ? '/home.html' : '/app.html';
}

const HeaderFile = v.object({
  customHeaders: v.array(
    v.object({
      pattern: v.string(),
      headers: v.array(v.object({ key: v.string(), value: v.string() })),
    }),
  ),
});

export type HeaderRules = v.InferOutput<typeof HeaderFile>['customHeaders'];

/** Returns the rules of customHttp.yml, already parsed as YAML. Throws if they aren't in Amplify's format. */
export function headerRules(document: unknown): HeaderRules {
  return v.parse(HeaderFile, document).customHeaders;
}

/** Returns the headers that Amplify Hosting sends for a path: those of every matching pattern, by name. */
export function headersOf(path: string, rules: HeaderRules): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

// The three forms that customHttp.yml uses: everything, everything in a folder, one file.
function matches(pattern: string, path: string): boolean {
  if (pattern === '**/*') return true;
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

const LOCAL_SOURCES = 'http://localhost:* https://localhost:* ws://localhost:*';

/** Returns the content security policy with the emulator's addresses allowed too. */
export function policyForEmulator(policy: string): string {
  return policy.replaceAll(/(?:img|connect)-src [^;]*/g, (rule) => `${rule} ${LOCAL_SOURCES}`);
}
