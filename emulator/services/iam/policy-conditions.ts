import { matchesPattern, resolveVariables, type PolicyVariables } from '../../core/policy-pattern';

type Comparison = (value: string, accepted: string, variables: PolicyVariables) => boolean;

const equals: Comparison = (value, accepted, variables) =>
  value === resolveVariables(accepted, variables);
const equalsIgnoringCase: Comparison = (value, accepted, variables) =>
  value.toLowerCase() === resolveVariables(accepted, variables)?.toLowerCase();
const like: Comparison = (value, accepted, variables) =>
  matchesPattern(accepted, value, { variables });

const comparisons: Record<string, Comparison> = {
  StringEquals: equals,
  StringEqualsIgnoreCase: equalsIgnoringCase,
  StringLike: like,
  ArnEquals: like,
  ArnLike: like,
  Bool: equalsIgnoringCase,
};

interface Operator {
  compare: Comparison;
  negated: boolean;
  ifExists: boolean;
}

/**
 * Returns whether the emulator can evaluate this condition operator. A statement with any other
 * operator fails closed: an Allow does not apply, a Deny does.
 */
export function isSupportedOperator(name: string): boolean {
  return parseOperator(name) !== undefined;
}

/** Returns whether the request context meets the condition; undefined for an unsupported operator. */
export function evaluateCondition(
  name: string,
  accepted: Record<string, string[]>,
  context: PolicyVariables,
): boolean | undefined {
  const operator = parseOperator(name);
  if (!operator) return undefined;
  return Object.entries(accepted).every(([key, values]) => {
    const value = context.get(key.toLowerCase());
    if (value === undefined) return operator.ifExists || operator.negated;
    const matches = values.some((one) => operator.compare(value, one, context));
    return matches !== operator.negated;
  });
}

function parseOperator(name: string): Operator | undefined {
  const ifExists = name.endsWith('IfExists');
  // Context keys here have a single value, so 'ForAnyValue:' changes nothing.
  const plain = name.replace(/IfExists$/, '').replace(/^ForAnyValue:/, '');
  const negated = /^(String|Arn)Not/.test(plain);
  const compare = comparisons[plain.replace(/^(String|Arn)Not/, '$1')];
  return compare && { compare, negated, ifExists };
}
