export interface UserPoolDefinition {
  /** '<region>_<9 characters>'. */
  id: string;
  passwordPolicy: PasswordPolicy;
  usernameAttributes: ('email' | 'phone_number')[];
  autoVerifiedAttributes: ('email' | 'phone_number')[];
  /** In order of priority, e.g. ['verified_email']. */
  recoveryMechanisms: string[];
  attributesRequiringVerification: string[];
  adminCreateUserOnly: boolean;
  mfaConfiguration: 'OFF' | 'OPTIONAL' | 'ON';
  /** As Amplify's outputs name them. */
  mfaMethods: ('SMS' | 'TOTP' | 'EMAIL')[];
  /** What users may sign in with in addition to their username. */
  aliasAttributes: ('email' | 'phone_number' | 'preferred_username')[];
  schema: UserAttributeDefinition[];
  groups: GroupDefinition[];
  clients: UserPoolClientDefinition[];
  /** Domain prefix of the hosted UI, if social providers are configured. */
  domain?: string;
  identityProviders: IdentityProviderDefinition[];
  /** Authentication factors that the emulator lacks, such as 'WEB_AUTHN'. */
  unsupportedFactors: string[];
  /** The events at which a deployment runs functions, such as 'PreSignUp'. */
  triggers: string[];
  verification: MessageTemplates & { mfaMessage: string };
  invitation: MessageTemplates;
}

/** Texts with '{####}' for the code or temporary password, and '{username}' in invitations. */
interface MessageTemplates {
  emailSubject: string;
  emailMessage: string;
  smsMessage: string;
}

export interface PasswordPolicy {
  minimumLength: number;
  requireLowercase: boolean;
  requireUppercase: boolean;
  requireNumbers: boolean;
  requireSymbols: boolean;
}

export interface UserAttributeDefinition {
  /** Includes the prefix of custom attributes: 'email', 'custom:eula'. */
  name: string;
  required: boolean;
  mutable: boolean;
  minLength?: number;
  maxLength?: number;
}

export interface GroupDefinition {
  name: string;
  description?: string;
  precedence?: number;
  roleArn?: string;
}

export interface UserPoolClientDefinition {
  id: string;
  explicitAuthFlows: string[];
  oauth: { flows: string[]; scopes: string[]; callbackUrls: string[]; logoutUrls: string[] };
  supportedIdentityProviders: string[];
  /** Token validity in seconds. */
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
}

export interface IdentityProviderDefinition {
  name: string;
  type: string;
  attributeMapping: Record<string, string>;
}
