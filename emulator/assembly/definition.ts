/** The synthesized backend with every intrinsic resolved. */
export interface BackendDefinition {
  region: string;
  accountId: string;
  userPool: UserPoolDefinition;
  identityPool: IdentityPoolDefinition;
  api: GraphqlApiDefinition;
  /** DynamoDB's tables: those of models, and the definition's own. */
  tables: TableDefinition[];
  buckets: BucketDefinition[];
  roles: RoleDefinition[];
  /** The values that `backend.addOutput` adds to the outputs. */
  customOutputs?: Record<string, unknown>;
  /** Parts of a deployment that the emulator can't run, the most important first. */
  unsupportedParts: UnsupportedPart[];
}

/** A part that the emulator can't run. */
export interface UnsupportedPart {
  /** Such as 'the user pool's trigger PreSignUp'. */
  name: string;
  /** Such as 'requests to it fail'. */
  effect: string;
}

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
  refreshTokenDays: number;
}

export interface IdentityProviderDefinition {
  name: string;
  type: string;
  attributeMapping: Record<string, string>;
}

export interface IdentityPoolDefinition {
  /** '<region>:<uuid>'. */
  id: string;
  providers: { clientId: string; providerName: string }[];
  authenticatedRoleArn: string;
  unauthenticatedRoleArn: string;
}

export interface RoleDefinition {
  name: string;
  arn: string;
  statements: PolicyStatement[];
}

export interface PolicyStatement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** Operator → condition key → accepted values, and anything else that limits the statement, such as 'NotAction'. */
  conditions: Record<string, Record<string, string[]>>;
}

export interface GraphqlApiDefinition {
  id: string;
  name: string;
  arn: string;
  defaultAuthenticationType: string;
  additionalAuthenticationTypes: string[];
  limits: RequestLimits;
  /** The generated SDL, using AppSync's scalars and directives. */
  schema: string;
  resolvers: ResolverDefinition[];
  functions: ReadonlyMap<string, FunctionDefinition>;
  dataSources: ReadonlyMap<string, DataSourceDefinition>;
  /** Amplify's model introspection schema, copied into the outputs. */
  modelIntrospection: unknown;
  /** The models with Amplify's directives, such as @auth, if the assembly has them. */
  modelSchema?: string;
}

/** The limits of one request to the API. */
export interface RequestLimits {
  /** The deepest level of fields, counted from 1 at the root; undefined if there is no limit. */
  queryDepth?: number;
  resolverCount: number;
  introspection: boolean;
}

/** Request and response handlers of a resolver or function. */
export type HandlerCode =
  | { language: 'VTL'; request: string; response: string }
  | { language: 'APPSYNC_JS'; source: string };

export interface ResolverDefinition {
  code: HandlerCode;
  typeName: string;
  fieldName: string;
  /** Function ids in execution order. */
  pipeline: string[];
}

export interface FunctionDefinition {
  code: HandlerCode;
  id: string;
  name: string;
  dataSource: string;
}

export type DataSourceDefinition =
  | { name: string; type: 'NONE' }
  | { name: string; type: 'AMAZON_DYNAMODB'; tableName: string }
  /** `kind` says what the emulator lacks, such as 'AWS_LAMBDA'. */
  | { name: string; type: 'UNSUPPORTED'; kind: string };

export interface KeyField {
  name: string;
  keyType: 'HASH' | 'RANGE';
}

export interface TableDefinition {
  name: string;
  attributes: { name: string; type: 'S' | 'N' | 'B' }[];
  key: KeyField[];
  /** Each holds all attributes of the table's rows. */
  indexes: { name: string; key: KeyField[] }[];
  /** The attribute that holds a row's expiration in epoch seconds, if rows expire. */
  timeToLive?: string;
}

export interface BucketDefinition {
  /** The bucket's physical name. */
  name: string;
  /** The name given to `defineStorage`, such as 'pictures'; other buckets are not in the outputs. */
  friendlyName?: string;
  /** The access rules as announced to clients: path → who → actions, as in amplify_outputs.json. */
  paths?: Record<string, Record<string, string[]>>;
}
