import type { PolicyStatement } from '../../assembly/definition';

/** A request to evaluate against a role's policies. */
export interface AccessRequest {
  /** For example, 's3:GetObject'. */
  action: string;
  /** The resource's ARN. */
  resource: string;
  /** Condition keys in lowercase, such as 's3:prefix'. */
  context: Readonly<Record<string, string>>;
}

/** Returns whether an Allow statement applies to the request and no Deny statement does. */
export function isAllowed(statements: readonly PolicyStatement[], request: AccessRequest): boolean {
  const effects = new Set(
    statements.filter((statement) => appliesTo(statement, request)).map(({ effect }) => effect),
  );
  return effects.has('Allow') && !effects.has('Deny');
}

/**
 * Returns the operators in a statement's conditions that the emulator can't evaluate. Such a statement fails closed: an
 * Allow does not apply, a Deny does.
 */
export function unknownOperators({ conditions }: PolicyStatement): string[] {
  return Object.keys(conditions).filter((operator) => operator !== 'StringLike');
}

function appliesTo(statement: PolicyStatement, request: AccessRequest): boolean {
  const { effect, actions, resources, conditions } = statement;
  const { action, resource, context } = request;
  if (!actions.some((pattern) => matchesPattern(pattern, action))) return false;
  if (!resources.some((pattern) => matchesPattern(pattern, resource))) return false;
  if (unknownOperators(statement).length > 0) return effect === 'Deny';
  return Object.entries(conditions['StringLike'] ?? {}).every(([key, accepted]) => {
    const value = context[key.toLowerCase()];
    return value !== undefined && accepted.some((pattern) => matchesPattern(pattern, value));
  });
}

/** Returns whether a text matches a pattern, in which `*` is any text and `?` one character. */
function matchesPattern(pattern: string, text: string): boolean {
  const source = pattern
    .split(/([*?])/)
    .map((part) => ({ '*': '.*', '?': '.' })[part] ?? part.replace(/[\\^$.+()[\]{}|/]/g, '\\$&'))
    .join('');
  return new RegExp(`^${source}$`, 'su').test(text);
}
