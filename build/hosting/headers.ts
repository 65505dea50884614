import * as v from 'valibot';

const RulesSchema = v.object({
  customHeaders: v.array(
    v.object({
      pattern: v.string(),
      headers: v.array(v.object({ key: v.string(), value: v.string() })),
    }),
  ),
});

export type HeaderRules = v.InferOutput<typeof RulesSchema>['customHeaders'];

/** The rules of a customHttp.yml that was read as YAML. Throws when it is not of Amplify's form. */
export function headerRules(document: unknown): HeaderRules {
  return v.parse(RulesSchema, document).customHeaders;
}

/** The headers that Amplify Hosting sends with a path: by name, those of every pattern that matches. */
export function headersOf(path: string, rules: HeaderRules): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

// The three forms that customHttp.yml uses: everything, everything below a folder, one file.
function matches(pattern: string, path: string): boolean {
  if (pattern === '**/*') return true;
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

const ON_THIS_MACHINE = 'http://localhost:* https://localhost:* ws://localhost:*';

/** A content security policy for a site whose backend is the emulator, which plays the hosts of AWS. */
export function policyForEmulator(policy: string): string {
  return policy.replaceAll(/(?:img|connect)-src [^;]*/g, (rule) => `${rule} ${ON_THIS_MACHINE}`);
}
