import type { GroupDefinition } from '../../../assembly/definition';

/** The `cognito:*` claims that follow from an account's groups. */
export interface GroupClaims {
  /** By precedence, the strongest first. */
  groups: string[];
  roles: string[];
  preferredRole?: string;
}

/**
 * Groups, roles and preferred role as Cognito puts them into tokens: the role of the group with the
 * lowest precedence is preferred, unless two groups share that precedence with different roles.
 */
export function groupClaims(
  definitions: readonly GroupDefinition[],
  memberOf: readonly string[],
): GroupClaims {
  const groups = definitions
    .filter(({ name }) => memberOf.includes(name))
    .toSorted((one, other) => precedenceOf(one) - precedenceOf(other));
  const roles = groups.flatMap(({ roleArn }) => (roleArn === undefined ? [] : [roleArn]));
  const withRole = groups.filter(({ roleArn }) => roleArn !== undefined);
  const strongest = withRole.filter(
    (group) => precedenceOf(group) === Math.min(...withRole.map(precedenceOf)),
  );
  const candidates = new Set(strongest.map(({ roleArn }) => roleArn));
  const [preferredRole] = candidates;
  return {
    groups: groups.map(({ name }) => name),
    roles: [...new Set(roles)],
    ...(candidates.size === 1 && preferredRole !== undefined ? { preferredRole } : {}),
  };
}

function precedenceOf({ precedence }: GroupDefinition): number {
  return precedence ?? Number.MAX_SAFE_INTEGER;
}
