import * as v from 'valibot';
import type { UserPoolClientDefinition } from './definition';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const strings = v.optional(v.array(v.string()), []);

const defaultOnly = v.optional(
  v.never('The emulator supports only Cognito’s default lifetimes of access and ID tokens'),
);

/** Cognito's default. */
const REFRESH_TOKEN_DAYS = 30;

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
  AccessTokenValidity: defaultOnly,
  IdTokenValidity: defaultOnly,
  RefreshTokenValidity: v.optional(v.number(), REFRESH_TOKEN_DAYS),
  TokenValidityUnits: v.optional(
    v.never('The emulator supports only Cognito’s default units of token lifetimes'),
  ),
});

/** Returns the application client of a user pool. */
export function clientOf(resource: Resource): UserPoolClientDefinition {
  const properties = propertiesOf(resource, client);
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
    refreshTokenDays: properties.RefreshTokenValidity,
  };
}
