import type { PolicyStatement } from '../../assembly/definition';
import { evaluateCondition } from './policy-conditions';
import { matchesPattern, type PolicyVariables } from '../../core/policy-pattern';

/** A request to evaluate against a role's policies. */
export interface AccessRequest {
  /** For example, 's3:GetObject'. */
  action: string;
  /** The resource's ARN. */
  resource: string;
  /** Condition keys and policy variables, by lowercase name. */
  context: PolicyVariables;
}

/** Returns whether an Allow statement applies to the request and no Deny statement does. */
export function isAllowed(statements: readonly PolicyStatement[], request: AccessRequest): boolean {
  const effects = new Set(
    statements.filter((one) => appliesTo(one, request)).map(({ effect }) => effect),
  );
  return effects.has('Allow') && !effects.has('Deny');
}

function appliesTo(statement: PolicyStatement, request: AccessRequest): boolean {
  const { action, resource, context } = request;
  const isAction = (one: string) =>
    matchesPattern(one, action, { variables: new Map(), ignoreCase: true });
  const isResource = (one: string) => matchesPattern(one, resource, { variables: context });
  const { actions, notActions, resources, notResources } = statement;
  return (
    (notActions ? !notActions.some(isAction) : actions.some(isAction)) &&
    (notResources ? !notResources.some(isResource) : resources.some(isResource)) &&
    Object.entries(statement.conditions).every(
      ([operator, accepted]) =>
        evaluateCondition(operator, accepted, context) ?? statement.effect === 'Deny',
    )
  );
}
