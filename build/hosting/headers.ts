import * as v from 'valibot';

/** The form of customHttp.yml in Amplify's documentation. */
const HeaderFile = v.strictObject({
  customHeaders: v.array(
    v.strictObject({
      pattern: v.pipe(v.string(), v.minLength(1)),
      headers: v.array(
        v.strictObject({
          key: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
          value: v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/)),
        }),
      ),
    }),
  ),
});

type HeaderRules = v.InferOutput<typeof HeaderFile>['customHeaders'];

/** Returns the rules of customHttp.yml, already parsed as YAML. Throws if they aren't in Amplify's format. */
export function headerRules(document: unknown): HeaderRules {
  return v.parse(HeaderFile, document).customHeaders;
}

/**
 * Returns the headers that Amplify Hosting sends for a path, by name: those of every matching pattern, but without
 * Cache-Control if the response is an error.
 */
export function headersOf(path: string, rules: HeaderRules, status = 200): Record<string, string> {
  const headers = rules
    .filter(({ pattern }) => matches(pattern, path))
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => status < 400 || key.toLowerCase() !== 'cache-control');
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

/** The three forms that customHttp.yml uses: everything, everything in a folder, one file. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '**/*') return true;
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
