import * as v from 'valibot';
import type { GroupClaims } from './groups';

/** A schema of the changes to one token. */
export const changes = v.nullish(
  v.object({
    claimsToAddOrOverride: v.nullish(v.record(v.string(), v.unknown())),
    claimsToSuppress: v.nullish(v.array(v.string())),
    scopesToAdd: v.nullish(v.array(v.string())),
    scopesToSuppress: v.nullish(v.array(v.string())),
  }),
);

type Changes = v.InferOutput<typeof changes>;

/** What the pre token generation trigger changes. */
export interface TokenOverrides {
  groups: GroupClaims;
  id?: Changes;
  access?: Changes;
}

/** A schema of stored changes. */
export const tokenOverrides: v.GenericSchema<unknown, TokenOverrides> = v.object({
  groups: v.object({
    groups: v.array(v.string()),
    roles: v.array(v.string()),
    preferredRole: v.exactOptional(v.string()),
  }),
  id: changes,
  access: changes,
});

/** Claims that Cognito sets itself, whatever the trigger says. */
const fixedClaims = new Set(
  (
    'acr amr at_hash aud auth_time azp client_id event_id exp iat identities iss jti nbf nonce ' +
    'origin_jti scope sub token_use username version'
  ).split(' '),
);

const isFixed = (name: string) => fixedClaims.has(name) || name.startsWith('cognito:');

/** Returns a token's claims with the trigger's changes. */
export function withOverrides(
  claims: Readonly<Record<string, unknown>>,
  overrides: Changes,
): Record<string, unknown> {
  const added = Object.entries(overrides?.claimsToAddOrOverride ?? {});
  const suppressed = new Set(overrides?.claimsToSuppress ?? []);
  return Object.fromEntries(
    [...Object.entries(claims), ...added.filter(([name]) => !isFixed(name))].filter(
      ([name]) => isFixed(name) || !suppressed.has(name),
    ),
  );
}

/** Returns the access token's scope with the trigger's changes. */
export function scopeWith(scope: string, overrides: Changes): string {
  const suppressed = new Set(overrides?.scopesToSuppress ?? []);
  const all = new Set([...scope.split(' '), ...(overrides?.scopesToAdd ?? [])]);
  return [...all].filter((one) => !suppressed.has(one)).join(' ');
}
