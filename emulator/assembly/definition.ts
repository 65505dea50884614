import type { Json } from '../services/appsync/velocity/value';
import type { Python } from './python';

/** The synthesized backend with every intrinsic resolved. */
export interface BackendDefinition {
  region: string;
  accountId: string;
  /** Absent if the definition has no auth. */
  userPool?: UserPoolDefinition;
  /** Absent if the definition has no auth. */
  identityPool?: IdentityPoolDefinition;
  /** Absent if the definition has no data. */
  api?: GraphqlApiDefinition;
  /** DynamoDB's tables: those of models, and the definition's own. */
  tables: TableDefinition[];
  /** Functions that are called with the changes of tables. */
  streams: StreamDefinition[];
  buckets: BucketDefinition[];
  deployedFiles: DeployedFile[];
  notifications: BucketNotification[];
  schedules: ScheduleDefinition[];
  functionUrls: FunctionUrlDefinition[];
  roles: RoleDefinition[];
  lambdas: LambdaDefinition[];
  /** What `backend.addOutput` adds to the outputs. */
  customOutputs?: Record<string, unknown>;
  /** What a deployment would have and the emulator can't run, the most important first. */
  unsupportedParts: UnsupportedPart[];
}

/** A part that the emulator can't run. */
export interface UnsupportedPart {
  /** 'the function greeting, because it has layers'. */
  name: string;
  /** What happens instead: 'calls of it fail'. */
  fails: string;
}

/** A part that a definition may leave out. */
export type OptionalPart = 'userPool' | 'identityPool' | 'api';

/** A definition that has the given parts. */
export type DefinitionWith<Part extends OptionalPart> = BackendDefinition &
  Required<Pick<BackendDefinition, Part>>;

/** A definition of auth and data. */
export type CompleteDefinition = DefinitionWith<OptionalPart>;

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
  caseSensitive: boolean;
  schema: UserAttributeDefinition[];
  groups: GroupDefinition[];
  clients: UserPoolClientDefinition[];
  /** Domain prefix of the hosted UI, if social providers are configured. */
  domain?: string;
  identityProviders: IdentityProviderDefinition[];
  /** Authentication factors that the emulator lacks, such as 'WEB_AUTHN'. */
  unsupportedFactors: string[];
  triggers: TriggerDefinition[];
  verification: MessageTemplates & { mfaMessage: string };
  invitation: MessageTemplates;
}

/** Texts with '{####}' for the code or temporary password, and '{username}' in invitations. */
interface MessageTemplates {
  emailSubject: string;
  emailMessage: string;
  smsMessage: string;
}

/** A function that Cognito runs at an event. */
export interface TriggerDefinition {
  /** 'PreSignUp', 'PostConfirmation', … */
  event: string;
  functionArn: string;
  /** Version of the event's format: 'V1_0', 'V2_0' or 'V3_0'. */
  version: string;
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
  /** A custom attribute's type; standard ones are strings. */
  dataType?: 'String' | 'Number' | 'Boolean' | 'DateTime';
  minLength?: number;
  maxLength?: number;
  /** The range of a number. */
  minValue?: number;
  maxValue?: number;
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
  preventUserExistenceErrors: boolean;
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

export interface IdentityPoolDefinition {
  /** '<region>:<uuid>'. */
  id: string;
  allowUnauthenticated: boolean;
  providers: { clientId: string; providerName: string }[];
  authenticatedRoleArn: string;
  unauthenticatedRoleArn: string;
  /** 'Token' mappings choose the role from the token's cognito:preferred_role claim. */
  roleMappings: { identityProvider: string; type: string; ambiguousRoleResolution?: string }[];
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
  /** The statement applies to all actions, or resources, but these. */
  notActions?: string[];
  notResources?: string[];
  /** Operator → condition key → accepted values. */
  conditions: Record<string, Record<string, string[]>>;
}

export interface BucketDefinition {
  /** The bucket's physical name. */
  name: string;
  /** The name given to `defineStorage`, such as 'pictures'; other buckets are not in the outputs. */
  friendlyName?: string;
  /** The access rules as announced to clients: path → who → what, as in amplify_outputs.json. */
  paths?: Record<string, Record<string, string[]>>;
  corsRules: CorsRule[];
}

/** A file that a deployment puts into a bucket of its own. */
export interface DeployedFile {
  bucket: string;
  key: string;
  path: string;
}

/** A function that runs when objects change. */
export interface BucketNotification {
  id: string;
  bucket: string;
  /** 's3:ObjectCreated:*', 's3:ObjectRemoved:Delete', … */
  events: string[];
  functionArn: string;
  /** What keys start and end with; '' for any. */
  prefix: string;
  suffix: string;
}

/** When a function runs by itself: a rule of EventBridge for one of its targets, or a schedule of its Scheduler. */
export type ScheduleDefinition = ScheduledRun &
  (
    | {
        source: 'aws.events';
        /** Whether a permission of the function lets the rule run it. */
        isPermitted: boolean;
      }
    | {
        source: 'aws.scheduler';
        /** The role that has to allow the run. */
        roleArn: string;
      }
  );

interface ScheduledRun {
  /** 'rule/<name>/<target>' or 'schedule/<group>/<name>'. */
  id: string;
  name: string;
  arn: string;
  functionArn: string;
  /** 'rate(5 minutes)', 'cron(0 12 * * ? *)' or 'at(2030-01-01T08:00:00)'. */
  expression: string;
  timeZone: string;
  isEnabled: boolean;
  /** Milliseconds since the epoch between which it runs. */
  start?: number;
  end?: number;
  /** JSON that the function gets in place of the event. */
  input?: string;
}

/** An address at which a function answers HTTP requests. */
export interface FunctionUrlDefinition {
  /** The first part of its host's name in a deployment. */
  id: string;
  /** Where the emulator serves it: '/_functions/greet'. */
  path: string;
  functionArn: string;
  authType: 'NONE' | 'AWS_IAM';
  /** Whom the function's permissions let call it: '*', or ARNs of roles. */
  principals: string[];
  /** Absent if the function handles CORS itself. */
  cors?: CorsRule & { allowCredentials: boolean };
}

export interface CorsRule {
  allowedHeaders: string[];
  allowedMethods: string[];
  allowedOrigins: string[];
  exposedHeaders: string[];
  maxAgeSeconds?: number;
}

export interface GraphqlApiDefinition {
  id: string;
  name: string;
  arn: string;
  defaultAuthenticationType: string;
  additionalAuthenticationTypes: string[];
  /** The key that clients send as x-api-key, if the API takes one. */
  apiKey?: ApiKeyDefinition;
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

export interface ApiKeyDefinition {
  key: string;
  /** Seconds since the epoch. */
  expires: number;
}

/** What one request to the API may ask. */
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
  /** The data source of a unit resolver, which has no functions. */
  dataSource?: string;
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
  | { name: string; type: 'AWS_LAMBDA'; functionArn: string }
  /** `service` is the name that an AWS service's requests are signed for, or the host. */
  | { name: string; type: 'HTTP'; endpoint: string; service: string }
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
  indexes: { name: string; key: KeyField[]; projection: 'ALL' | 'KEYS_ONLY' | 'INCLUDE' }[];
  /** The attribute that holds the second since the epoch at which a row expires, if rows do. */
  timeToLive?: string;
  /** Of a table that is defined elsewhere: its rows as long as it is empty. */
  rows?: Record<string, Json>[];
  /** What a function that follows the table gets of a row. */
  streamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
}

/** A function that follows a table. */
export interface StreamDefinition {
  id: string;
  /** The ARN of the table's stream. */
  arn: string;
  table: string;
  functionArn: string;
  enabled: boolean;
  /** How many changes the function gets at most. */
  batchSize: number;
  /** Without a limit, changes are tried again until the function succeeds. */
  mostRetries?: number;
  /** Whether a batch that failed is tried again in halves. */
  bisects: boolean;
  /** Whether the function's result names the changes that failed. */
  reportsFailures: boolean;
}

/** A Lambda function. */
export type LambdaDefinition = RunnableLambda | UnsupportedLambda;

interface NamedLambda {
  name: string;
  arn: string;
  /** Name given to `defineFunction`: 'greet'. */
  label: string;
}

export interface RunnableLambda extends NamedLambda {
  unsupported?: never;
  roleArn: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** The folder of the bundled code. */
  folder: string;
  /** '<module>.<export>'. */
  handler: string;
  /** The Python that runs it; otherwise it runs on the emulator's Node. */
  python?: Python;
  environment: Record<string, string>;
  /** Variable → name of the secret that it holds. */
  secrets: Record<string, string>;
}

interface UnsupportedLambda extends NamedLambda {
  /** Why the emulator can't run it: 'it runs on java21'. */
  unsupported: string;
}
