import * as v from 'valibot';
import type { Client } from '../clients';
import type { User } from '../state/user';
import type { GroupClaims } from '../tokens/groups';
import { changes, type TokenOverrides } from '../tokens/overrides';
import type { Triggers } from './triggers';
import { triggerAttributes } from './user-attributes';

/** Why the tokens are issued, by the end of Cognito's trigger source. */
export type TokenOccasion =
  'Authentication' | 'HostedAuth' | 'NewPasswordChallenge' | 'RefreshTokens';

const groupOverride = v.nullable(
  v.object({
    groupsToOverride: v.nullish(v.array(v.string())),
    iamRolesToOverride: v.nullish(v.array(v.string())),
    preferredRole: v.nullish(v.string()),
  }),
);

const firstVersion = v.object({
  claimsOverrideDetails: v.nullish(
    v.object({
      claimsToAddOrOverride: v.nullish(v.record(v.string(), v.string())),
      claimsToSuppress: v.nullish(v.array(v.string())),
      groupOverrideDetails: v.optional(groupOverride),
    }),
  ),
});

const laterVersion = v.object({
  claimsAndScopeOverrideDetails: v.nullish(
    v.object({
      idTokenGeneration: changes,
      accessTokenGeneration: changes,
      groupOverrideDetails: v.optional(groupOverride),
    }),
  ),
});

/** Runs the pre token generation trigger and returns the groups and the changes to the claims. */
export async function runPreTokenGeneration(
  triggers: Triggers,
  { user, client, groups }: { user: User; client: Client; groups: GroupClaims },
  { occasion, scope }: { occasion: TokenOccasion; scope: string },
): Promise<TokenOverrides> {
  const trigger = triggers.find('PreTokenGeneration');
  if (!trigger) return { groups };
  const about = { source: `TokenGeneration_${occasion}`, userName: user.username, client };
  const request = {
    userAttributes: triggerAttributes(user),
    groupConfiguration: {
      groupsToOverride: groups.groups,
      iamRolesToOverride: groups.roles,
      preferredRole: groups.preferredRole ?? null,
    },
    ...(client.metadata && { clientMetadata: client.metadata }),
  };
  if (trigger.version === 'V1_0') {
    const response = { claimsOverrideDetails: null };
    const result = await triggers.run(
      'PreTokenGeneration',
      about,
      { request, response },
      firstVersion,
    );
    const details = result?.claimsOverrideDetails;
    return { groups: overridden(groups, details?.groupOverrideDetails), id: details };
  }
  const result = await triggers.run(
    'PreTokenGeneration',
    about,
    {
      request: { ...request, scopes: scope.split(' ') },
      response: { claimsAndScopeOverrideDetails: null },
    },
    laterVersion,
  );
  const details = result?.claimsAndScopeOverrideDetails;
  return {
    groups: overridden(groups, details?.groupOverrideDetails),
    id: details?.idTokenGeneration,
    access: details?.accessTokenGeneration,
  };
}

/** As documented, an empty response removes all groups, and none keeps them. */
function overridden(
  groups: GroupClaims,
  override: v.InferOutput<typeof groupOverride> | undefined,
): GroupClaims {
  if (override === undefined) return groups;
  const preferredRole = override?.preferredRole ?? undefined;
  return {
    groups: override?.groupsToOverride ?? [],
    roles: override?.iamRolesToOverride ?? [],
    ...(preferredRole !== undefined && { preferredRole }),
  };
}
