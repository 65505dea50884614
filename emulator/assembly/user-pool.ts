import * as v from 'valibot';
import type { IdentityProviderDefinition, UserPoolDefinition } from './definition';
import { propertiesOf, resourceNamed } from './resource-properties';
import type { Resource } from './stacks';
import { clientOf } from './user-pool-client';

const stringList = v.optional(v.array(v.string()), []);

const passwordPolicy = v.object({
  MinimumLength: v.optional(v.number(), 8),
  RequireLowercase: v.optional(v.boolean(), false),
  RequireUppercase: v.optional(v.boolean(), false),
  RequireNumbers: v.optional(v.boolean(), false),
  RequireSymbols: v.optional(v.boolean(), false),
});

const byEmail = 'The emulator signs users in by their email address only';
const onlyEmail = 'The emulator verifies email addresses only, before they take effect';
const verifiedEmail = v.pipe(v.array(v.literal('email', onlyEmail)), v.length(1, onlyEmail));

const userPool = v.object({
  Policies: v.object({
    PasswordPolicy: passwordPolicy,
    SignInPolicy: v.optional(v.object({ AllowedFirstAuthFactors: stringList })),
  }),
  UsernameAttributes: v.pipe(v.array(v.literal('email', byEmail)), v.length(1, byEmail)),
  AliasAttributes: v.optional(v.array(v.never(byEmail))),
  AutoVerifiedAttributes: verifiedEmail,
  AccountRecoverySetting: v.object({
    RecoveryMechanisms: v.array(
      v.object({
        Name: v.literal('verified_email', 'The emulator resets passwords by email only'),
      }),
    ),
  }),
  UserAttributeUpdateSettings: v.object({
    AttributesRequireVerificationBeforeUpdate: verifiedEmail,
  }),
  AdminCreateUserConfig: v.optional(
    v.object({
      AllowAdminCreateUserOnly: v.optional(
        v.literal(false, 'The emulator lets anyone sign up'),
        false,
      ),
      InviteMessageTemplate: v.optional(v.never('The emulator invites with Cognito’s own texts')),
    }),
  ),
  MfaConfiguration: v.optional(
    v.literal('OFF', 'The emulator has second factors only while tests turn them on'),
    'OFF',
  ),
  UsernameConfiguration: v.object({
    CaseSensitive: v.literal(false, 'The emulator ignores case in usernames'),
  }),
  Schema: v.optional(
    v.array(
      v.object({
        Name: v.string(),
        Required: v.optional(v.boolean(), false),
        Mutable: v.optional(v.boolean(), true),
        AttributeDataType: v.optional(
          v.literal('String', 'The emulator has custom attributes of type String only'),
        ),
        StringAttributeConstraints: v.optional(
          v.object({ MinLength: v.optional(v.string()), MaxLength: v.optional(v.string()) }),
        ),
      }),
    ),
    [],
  ),
  SmsAuthenticationMessage: v.optional(v.string(), 'Your authentication code is {####}.'),
  LambdaConfig: v.optional(v.record(v.string(), v.unknown()), {}),
  VerificationMessageTemplate: v.optional(
    v.object({
      EmailSubject: v.optional(v.string()),
      EmailMessage: v.optional(v.string()),
    }),
    {},
  ),
});

const group = v.object({
  GroupName: v.string(),
  Description: v.optional(v.string()),
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
 * Returns Amplify's user pool with its groups, clients, domain and providers.
 * The client that Amplify's outputs name comes first.
 */
export function userPoolOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
): UserPoolDefinition {
  const pool = resourceNamed(outputs['userPoolId'], 'AWS::Cognito::UserPool', resources);
  const ofPool = (type: string): Resource[] =>
    resources.filter(
      (resource) => resource.type === type && resource.properties['UserPoolId'] === pool.physicalId,
    );
  const properties = propertiesOf(pool, userPool);
  const { PasswordPolicy, SignInPolicy } = properties.Policies;
  const { webClientId } = outputs;
  const template = properties.VerificationMessageTemplate;
  const triggers = Object.keys(properties.LambdaConfig).filter((name) => name !== 'KMSKeyID');
  const factors = SignInPolicy?.AllowedFirstAuthFactors ?? [];
  const [domain] = ofPool('AWS::Cognito::UserPoolDomain');
  return {
    id: pool.physicalId,
    passwordPolicy: {
      minimumLength: PasswordPolicy.MinimumLength,
      requireLowercase: PasswordPolicy.RequireLowercase,
      requireUppercase: PasswordPolicy.RequireUppercase,
      requireNumbers: PasswordPolicy.RequireNumbers,
      requireSymbols: PasswordPolicy.RequireSymbols,
    },
    schema: properties.Schema.map(attributeOf),
    groups: ofPool('AWS::Cognito::UserPoolGroup').map(groupOf),
    clients: ofPool('AWS::Cognito::UserPoolClient')
      .map(clientOf)
      .toSorted((a, b) => Number(b.id === webClientId) - Number(a.id === webClientId)),
    ...(domain && { domain: domain.physicalId }),
    identityProviders: ofPool('AWS::Cognito::UserPoolIdentityProvider').map(identityProviderOf),
    unsupported: [
      ...triggers.map((name) => `trigger ${name}`),
      ...factors.filter((name) => name !== 'PASSWORD').map((name) => `factor ${name}`),
    ],
    verification: {
      emailSubject: template.EmailSubject ?? 'Your verification code',
      emailMessage: template.EmailMessage ?? 'Your verification code is {####}',
      mfaMessage: properties.SmsAuthenticationMessage,
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
  const { GroupName, Description, Precedence, RoleArn } = propertiesOf(resource, group);
  return {
    name: GroupName,
    ...(Description !== undefined && { description: Description }),
    ...(Precedence !== undefined && { precedence: Precedence }),
    ...(RoleArn !== undefined && { roleArn: RoleArn }),
  };
}

function identityProviderOf(resource: Resource): IdentityProviderDefinition {
  const { ProviderName, ProviderType, AttributeMapping } = propertiesOf(resource, identityProvider);
  return { name: ProviderName, type: ProviderType, attributeMapping: AttributeMapping };
}
