import * as v from 'valibot';
import type {
  IdentityProviderDefinition,
  UserPoolClientDefinition,
  UserPoolDefinition,
} from './definition';
import type { Resource } from './stacks';
import { triggersOf } from './triggers';

const stringList = v.optional(v.array(v.string()), []);
const channel = v.picklist(['email', 'phone_number']);

const userPool = v.object({
  Policies: v.object({
    PasswordPolicy: v.object({
      MinimumLength: v.number(),
      RequireLowercase: v.boolean(),
      RequireUppercase: v.boolean(),
      RequireNumbers: v.boolean(),
      RequireSymbols: v.boolean(),
    }),
  }),
  UsernameAttributes: v.optional(v.array(channel), []),
  AutoVerifiedAttributes: v.optional(v.array(channel), []),
  AccountRecoverySetting: v.optional(
    v.object({ RecoveryMechanisms: v.array(v.object({ Name: v.string(), Priority: v.number() })) }),
  ),
  UserAttributeUpdateSettings: v.optional(
    v.object({ AttributesRequireVerificationBeforeUpdate: stringList }),
  ),
  AdminCreateUserConfig: v.optional(
    v.object({ AllowAdminCreateUserOnly: v.optional(v.boolean(), false) }),
  ),
  MfaConfiguration: v.optional(v.picklist(['OFF', 'OPTIONAL', 'ON']), 'OFF'),
  UsernameConfiguration: v.optional(v.object({ CaseSensitive: v.boolean() })),
  Schema: v.optional(
    v.array(
      v.object({
        Name: v.string(),
        Required: v.optional(v.boolean(), false),
        Mutable: v.optional(v.boolean(), true),
        AttributeDataType: v.optional(v.string()),
        StringAttributeConstraints: v.optional(
          v.object({ MinLength: v.optional(v.string()), MaxLength: v.optional(v.string()) }),
        ),
      }),
    ),
    [],
  ),
  LambdaConfig: v.optional(v.record(v.string(), v.unknown()), {}),
  VerificationMessageTemplate: v.optional(
    v.object({
      EmailSubject: v.optional(v.string()),
      EmailMessage: v.optional(v.string()),
      SmsMessage: v.optional(v.string()),
    }),
    {},
  ),
});

const client = v.object({
  ExplicitAuthFlows: stringList,
  PreventUserExistenceErrors: v.optional(v.string()),
  AllowedOAuthFlows: stringList,
  AllowedOAuthScopes: stringList,
  CallbackURLs: stringList,
  LogoutURLs: stringList,
  SupportedIdentityProviders: stringList,
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

const group = v.object({
  GroupName: v.string(),
  Precedence: v.optional(v.number()),
  RoleArn: v.optional(v.string()),
});

const identityProvider = v.object({
  ProviderName: v.string(),
  ProviderType: v.string(),
  AttributeMapping: v.optional(v.record(v.string(), v.string()), {}),
});

/** Attributes without the 'custom:' prefix: the standard claims of OpenID Connect. */
export const standardAttributes: ReadonlySet<string> = new Set([
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

/**
 * Returns the user pool with its groups, clients, domain and providers, or undefined if there is none.
 * Throws if there are several.
 */
export function userPoolOf(resources: readonly Resource[]): UserPoolDefinition | undefined {
  const [pool, ...more] = resources.filter(({ type }) => type === 'AWS::Cognito::UserPool');
  if (!pool) return undefined;
  if (more.length > 0) throw new Error('The definition must not have more than one user pool');
  const properties = v.parse(userPool, pool.properties);
  const { PasswordPolicy } = properties.Policies;
  const template = properties.VerificationMessageTemplate;
  const domain = resources.find(({ type }) => type === 'AWS::Cognito::UserPoolDomain');
  return {
    id: pool.physicalId,
    passwordPolicy: {
      minimumLength: PasswordPolicy.MinimumLength,
      requireLowercase: PasswordPolicy.RequireLowercase,
      requireUppercase: PasswordPolicy.RequireUppercase,
      requireNumbers: PasswordPolicy.RequireNumbers,
      requireSymbols: PasswordPolicy.RequireSymbols,
    },
    usernameAttributes: properties.UsernameAttributes,
    autoVerifiedAttributes: properties.AutoVerifiedAttributes,
    recoveryMechanisms: [...(properties.AccountRecoverySetting?.RecoveryMechanisms ?? [])]
      .sort((a, b) => a.Priority - b.Priority)
      .map(({ Name }) => Name),
    attributesRequiringVerification:
      properties.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [],
    adminCreateUserOnly: properties.AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false,
    mfaConfiguration: properties.MfaConfiguration,
    caseSensitive: properties.UsernameConfiguration?.CaseSensitive ?? true,
    schema: properties.Schema.map(attributeOf),
    groups: resources.filter(({ type }) => type === 'AWS::Cognito::UserPoolGroup').map(groupOf),
    clients: resources.filter(({ type }) => type === 'AWS::Cognito::UserPoolClient').map(clientOf),
    ...(domain && { domain: domain.physicalId }),
    identityProviders: resources
      .filter(({ type }) => type === 'AWS::Cognito::UserPoolIdentityProvider')
      .map(identityProviderOf),
    triggers: triggersOf(properties.LambdaConfig),
    verification: {
      emailSubject: template.EmailSubject ?? 'Your verification code',
      emailMessage: template.EmailMessage ?? 'Your verification code is {####}',
      smsMessage: template.SmsMessage ?? 'Your verification code is {####}',
    },
  };
}

type SchemaEntry = v.InferOutput<typeof userPool>['Schema'][number];

function attributeOf(entry: SchemaEntry): UserPoolDefinition['schema'][number] {
  const { MinLength, MaxLength } = entry.StringAttributeConstraints ?? {};
  return {
    name: standardAttributes.has(entry.Name) ? entry.Name : `custom:${entry.Name}`,
    required: entry.Required,
    mutable: entry.Mutable,
    ...(MinLength !== undefined && { minLength: Number(MinLength) }),
    ...(MaxLength !== undefined && { maxLength: Number(MaxLength) }),
  };
}

function groupOf(resource: Resource): UserPoolDefinition['groups'][number] {
  const { GroupName, Precedence, RoleArn } = v.parse(group, resource.properties);
  return {
    name: GroupName,
    ...(Precedence !== undefined && { precedence: Precedence }),
    ...(RoleArn !== undefined && { roleArn: RoleArn }),
  };
}

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

function clientOf(resource: Resource): UserPoolClientDefinition {
  const properties = v.parse(client, resource.properties);
  const units = properties.TokenValidityUnits;
  return {
    id: resource.physicalId,
    explicitAuthFlows: properties.ExplicitAuthFlows,
    preventUserExistenceErrors: properties.PreventUserExistenceErrors === 'ENABLED',
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

function identityProviderOf(resource: Resource): IdentityProviderDefinition {
  const { ProviderName, ProviderType, AttributeMapping } = v.parse(
    identityProvider,
    resource.properties,
  );
  return { name: ProviderName, type: ProviderType, attributeMapping: AttributeMapping };
}
