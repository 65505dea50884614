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
