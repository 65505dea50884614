export interface UserPoolDefinition {
  /** '<region>_<9 characters>'. */
  id: string;
  passwordPolicy: PasswordPolicy;
  schema: UserAttributeDefinition[];
  groups: GroupDefinition[];
  clients: UserPoolClientDefinition[];
  /** Domain prefix of the hosted UI, if social providers are configured. */
  domain?: string;
  identityProviders: IdentityProviderDefinition[];
  /** Parts of a deployment that the emulator lacks, such as 'trigger PreSignUp' and 'factor WEB_AUTHN'. */
  unsupported: string[];
  /** Texts with '{####}' for the code. */
  verification: { emailSubject: string; emailMessage: string; mfaMessage: string };
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
