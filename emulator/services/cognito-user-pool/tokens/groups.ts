import type { GroupDefinition } from '../../../assembly/definition';

/** The `cognito:*` claims derived from a user's groups. */
export interface GroupClaims {
  /** Ordered by precedence, lowest value first. */
  groups: string[];
  roles: string[];
  preferredRole?: string;
}

/**
 * Returns the groups, roles, and preferred role for the tokens of a user in these groups, as Cognito does. The
 * preferred role is that of the group with the lowest precedence value, unless groups with different roles tie.
 */
export function groupClaims(memberOf: readonly GroupDefinition[]): GroupClaims {
  const groups = memberOf.toSorted((a, b) => precedenceOf(a) - precedenceOf(b));
  const roles = groups.flatMap(({ roleArn }) => (roleArn === undefined ? [] : [roleArn]));
  const withRole = groups.filter(({ roleArn }) => roleArn !== undefined);
  const first = withRole.filter(
    (group) => precedenceOf(group) === Math.min(...withRole.map(precedenceOf)),
  );
  const candidates = new Set(first.map(({ roleArn }) => roleArn));
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
