export interface UserPoolDefinition {
  /** '<region>_<9 characters>'. */
  id: string;
  passwordPolicy: PasswordPolicy;
  usernameAttributes: 'email'[];
  autoVerifiedAttributes: ('email' | 'phone_number')[];
  /** In order of priority, e.g. ['verified_email']. */
  recoveryMechanisms: string[];
  attributesRequiringVerification: string[];
  adminCreateUserOnly: false;
  mfaConfiguration: 'OFF';
  schema: UserAttributeDefinition[];
  groups: GroupDefinition[];
  clients: UserPoolClientDefinition[];
  /** Domain prefix of the hosted UI, if social providers are configured. */
  domain?: string;
  identityProviders: IdentityProviderDefinition[];
  /** Parts of a deployment that the emulator lacks, such as 'trigger PreSignUp' and 'factor WEB_AUTHN'. */
  unsupported: string[];
  verification: MessageTemplates & { mfaMessage: string };
}

/** Texts with '{####}' for the code. */
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
}

export interface IdentityProviderDefinition {
  name: string;
  type: string;
  attributeMapping: Record<string, string>;
}
