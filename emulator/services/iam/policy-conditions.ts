import { fillIn, matchesPattern, type PolicyVariables } from './policy-pattern';

type Comparison = (value: string, accepted: string, variables: PolicyVariables) => boolean;

const equals: Comparison = (value, accepted, variables) => value === fillIn(accepted, variables);
const equalsIgnoringCase: Comparison = (value, accepted, variables) =>
  value.toLowerCase() === fillIn(accepted, variables)?.toLowerCase();
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
 * Whether the named condition operator is evaluated at all. Statements with any other operator
 * are read so that access is refused: an Allow does not apply, a Deny does.
 */
export function isSupportedOperator(name: string): boolean {
  return operatorNamed(name) !== undefined;
}

/** Whether one operator's conditions hold; undefined for an operator that is not supported. */
export function conditionHolds(
  name: string,
  accepted: Record<string, string[]>,
  context: PolicyVariables,
): boolean | undefined {
  const operator = operatorNamed(name);
  if (!operator) return undefined;
  return Object.entries(accepted).every(([key, values]) => {
    const value = context.get(key.toLowerCase());
    if (value === undefined) return operator.ifExists || operator.negated;
    const matches = values.some((one) => operator.compare(value, one, context));
    return matches !== operator.negated;
  });
}

function operatorNamed(name: string): Operator | undefined {
  const ifExists = name.endsWith('IfExists');
  // Every context value here is single, and for one value 'any of' is the plain operator.
  const plain = name.replace(/IfExists$/, '').replace(/^ForAnyValue:/, '');
  const negated = /^(String|Arn)Not/.test(plain);
  const compare = comparisons[plain.replace(/^(String|Arn)Not/, '$1')];
  return compare && { compare, negated, ifExists };
}
