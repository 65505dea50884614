import * as v from 'valibot';
import type { UserPoolClientDefinition } from './definition';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const strings = v.optional(v.array(v.string()), []);

const client = v.object({
  ExplicitAuthFlows: strings,
  PreventUserExistenceErrors: v.literal(
    'ENABLED',
    'The emulator never reveals whether a user exists',
  ),
  AllowedOAuthFlows: strings,
  AllowedOAuthScopes: strings,
  CallbackURLs: strings,
  LogoutURLs: strings,
  SupportedIdentityProviders: strings,
  AccessTokenValidity: v.optional(v.number()),
  IdTokenValidity: v.optional(v.number()),
  RefreshTokenValidity: v.optional(v.number()),
  TokenValidityUnits: v.optional(
    v.object({
      AccessToken: v.optional(v.string()),
      IdToken: v.optional(v.string()),
      RefreshToken: v.optional(v.string()),
    }),
    {},
  ),
});

const secondsPerUnit: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
};

/** Returns a validity in seconds. Defaults to Cognito's: 30 days for refresh tokens, else one hour. */
function secondsOf(
  validity: number | undefined,
  unit: string | undefined,
  fallback: string,
): number {
  const defaults = fallback === 'days' ? 30 * 86_400 : 3600;
  return validity === undefined ? defaults : validity * (secondsPerUnit[unit ?? fallback] ?? 3600);
}

/** Returns the application client of a user pool. */
export function clientOf(resource: Resource): UserPoolClientDefinition {
  const properties = propertiesOf(resource, client);
  const units = properties.TokenValidityUnits;
  return {
    id: resource.physicalId,
    explicitAuthFlows: properties.ExplicitAuthFlows,
    oauth: {
      flows: properties.AllowedOAuthFlows,
      scopes: properties.AllowedOAuthScopes,
      callbackUrls: properties.CallbackURLs,
      logoutUrls: properties.LogoutURLs,
    },
    supportedIdentityProviders: properties.SupportedIdentityProviders,
    accessTokenSeconds: secondsOf(properties.AccessTokenValidity, units.AccessToken, 'hours'),
    idTokenSeconds: secondsOf(properties.IdTokenValidity, units.IdToken, 'hours'),
    refreshTokenSeconds: secondsOf(properties.RefreshTokenValidity, units.RefreshToken, 'days'),
  };
}
