/** A line that AppSync logs about a field, as in its guide, without the parts that excludeVerboseContent leaves out. */
export const lineOf = (...errors: string[]) => ({
  logType: 'RequestFunctionFlattened',
  path: ['createCompletedTask'],
  fieldName: 'createCompletedTask',
  parentType: 'Mutation',
  resolverArn: 'arn:aws:appsync:us-east-1:1:apis/a/types/Mutation/fields/createCompletedTask',
  functionArn: 'arn:aws:appsync:us-east-1:1:apis/a/functions/f',
  functionName: 'MutationCreateCompletedTaskDataResolverFn',
  requestId: '0a1b2c3d-0000-0000-0000-000000000000',
  graphQLAPIId: 'a',
  fieldInError: errors.length > 0,
  ...(errors.length > 0 && { errors }),
});

/**
 * Whether a filter pattern finds a log line, under CloudWatch's documented rules. Throws for a pattern that compares
 * anything but the first error.
 */
export function isMatch(pattern: string, line: object): boolean {
  const conditions = [...pattern.matchAll(/\(?(\$\.errors\[0\] (!?=) "([^"]*)")\)?/g)];
  const parts = conditions.map(([all]) => all);
  if (`{ ${parts.join(' && ')} }` !== pattern) throw new Error(`Not understood: ${pattern}`);
  const [error] = 'errors' in line && Array.isArray(line.errors) ? line.errors : [];
  return conditions.every(([, , operator, text = '']) => {
    const expected = new RegExp(`^${text.replaceAll('*', '.*')}$`);
    const matches = typeof error === 'string' && expected.test(error);
    return operator === '=' ? matches : !matches;
  });
}
