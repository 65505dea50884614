import * as v from 'valibot';

const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));

/** CustomRule of Amplify's API reference: '404-200' rewrites what isn't found, '404' redirects. */
const Rule = v.strictObject({
  source: Address,
  target: Address,
  status: v.picklist(['200', '301', '302', '404', '404-200']),
  condition: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

export type HostingRule = v.InferOutput<typeof Rule>;

/** Returns the rules of docs/hosting-rules.json. Throws if they aren't in the form that Amplify documents. */
export function hostingRules(document: unknown): HostingRule[] {
  return v.parse(v.array(Rule), document);
}

/**
 * Returns the rule that Amplify Hosting applies to a path: the first that matches, and those of status
 * 404 only where no file exists.
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

/** The two forms that the rules use: one path, and everything below a path. */
function matches(source: string, path: string): boolean {
  return source.endsWith('<*>') ? path.startsWith(source.slice(0, -3)) : path === source;
}
