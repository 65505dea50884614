import * as v from 'valibot';
import type { CloudAssembly } from './cloud-assembly';
import type {
  ApiKeyDefinition,
  BackendDefinition,
  DataSourceDefinition,
  FunctionDefinition,
  GraphqlApiDefinition,
  LambdaDefinition,
  RequestLimits,
  ResolverDefinition,
  TableDefinition,
} from './definition';
import { shownTableFile } from './external-tables';
import { httpConfig, httpSource } from './http-source';
import { handlerCodeOf } from './handler-code';
import { modelIntrospectionFile } from './model-introspection';
import { propertiesOf, resourceNamed } from './resource-properties';
import type { Resource } from './stacks';

const api = v.object({
  Name: v.string(),
  AuthenticationType: v.string(),
  AdditionalAuthenticationProviders: v.optional(
    v.array(v.object({ AuthenticationType: v.string() })),
    [],
  ),
  QueryDepthLimit: v.optional(v.number(), 0),
  ResolverCountLimit: v.optional(v.number(), 0),
  IntrospectionConfig: v.optional(v.picklist(['ENABLED', 'DISABLED']), 'ENABLED'),
});

const apiKey = v.object({ Expires: v.optional(v.number()) });

const apiSchema = v.object({
  Definition: v.optional(v.string()),
  DefinitionS3Location: v.optional(v.string()),
});

const resolver = v.object({
  TypeName: v.string(),
  FieldName: v.string(),
  Kind: v.optional(v.picklist(['PIPELINE', 'UNIT']), 'UNIT'),
  PipelineConfig: v.optional(v.object({ Functions: v.optional(v.array(v.string()), []) })),
  DataSourceName: v.optional(v.string()),
});

const pipelineFunction = v.object({ Name: v.string(), DataSourceName: v.string() });

const dataSource = v.object({
  Name: v.string(),
  Type: v.string(),
  DynamoDBConfig: v.optional(v.object({ TableName: v.string() })),
  LambdaConfig: v.optional(v.object({ LambdaFunctionArn: v.string() })),
  HttpConfig: v.optional(httpConfig),
});

/**
 * Returns Amplify's GraphQL API with its schema, resolvers, functions and data sources, or undefined without
 * data.
 */
export function graphqlApiOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
  assembly: CloudAssembly,
  { tables, lambdas }: Pick<BackendDefinition, 'tables' | 'lambdas'>,
): GraphqlApiDefinition | undefined {
  const found = resourceNamed(outputs['awsAppsyncApiId'], 'AWS::AppSync::GraphQLApi', resources);
  if (!found) return undefined;
  const ofType = (type: string): Resource[] =>
    resources.filter((one) => one.type === type && one.properties['ApiId'] === found.physicalId);
  const properties = propertiesOf(found, api);
  const [modelSchema] = assembly.filesNamed('model-schema.graphql');
  return {
    id: found.physicalId,
    name: properties.Name,
    arn: found.arn,
    defaultAuthenticationType: properties.AuthenticationType,
    additionalAuthenticationTypes: properties.AdditionalAuthenticationProviders.map(
      ({ AuthenticationType }) => AuthenticationType,
    ),
    ...apiKeyOf(ofType('AWS::AppSync::ApiKey')),
    limits: limitsOf(properties),
    schema: schemaOf(ofType('AWS::AppSync::GraphQLSchema'), assembly),
    resolvers: ofType('AWS::AppSync::Resolver').map((one) => resolverOf(one, assembly)),
    functions: new Map(
      ofType('AWS::AppSync::FunctionConfiguration').map((one) => [
        one.physicalId,
        functionOf(one, assembly),
      ]),
    ),
    dataSources: new Map(
      ofType('AWS::AppSync::DataSource').map((one) => {
        const source = dataSourceOf(one, tables, lambdas);
        return [source.name, source];
      }),
    ),
    modelIntrospection: modelIntrospectionOf(assembly),
    ...(modelSchema !== undefined && { modelSchema }),
  };
}

/** AppSync's lifetime of a key that defines none. */
const defaultKeyDays = 7;

function apiKeyOf([found]: Resource[]): { apiKey?: ApiKeyDefinition } {
  if (!found) return {};
  const { Expires = Date.now() / 1000 + defaultKeyDays * 86_400 } = propertiesOf(found, apiKey);
  return { apiKey: { key: found.physicalId, expires: Expires } };
}

/** AppSync's 'resolver count limit' if none is set. */
const defaultResolverCount = 10_000;

/** In a template, 0 means that no limit is set. */
function limitsOf({
  QueryDepthLimit,
  ResolverCountLimit,
  IntrospectionConfig,
}: v.InferOutput<typeof api>): RequestLimits {
  return {
    ...(QueryDepthLimit > 0 && { queryDepth: QueryDepthLimit }),
    resolverCount: ResolverCountLimit || defaultResolverCount,
    introspection: IntrospectionConfig === 'ENABLED',
  };
}

function schemaOf([schema]: Resource[], assembly: CloudAssembly): string {
  if (!schema) throw new Error('The GraphQL API has no schema');
  const { Definition, DefinitionS3Location } = propertiesOf(schema, apiSchema);
  return assembly.textOf(Definition, DefinitionS3Location);
}

function resolverOf(resource: Resource, assembly: CloudAssembly): ResolverDefinition {
  const found = propertiesOf(resource, resolver);
  return {
    typeName: found.TypeName,
    fieldName: found.FieldName,
    pipeline: found.PipelineConfig?.Functions ?? [],
    ...(found.Kind === 'UNIT' &&
      found.DataSourceName !== undefined && { dataSource: found.DataSourceName }),
    code: handlerCodeOf(resource, assembly),
  };
}

function functionOf(resource: Resource, assembly: CloudAssembly): FunctionDefinition {
  const { Name, DataSourceName } = propertiesOf(resource, pipelineFunction);
  return {
    id: resource.physicalId,
    name: Name,
    dataSource: DataSourceName,
    code: handlerCodeOf(resource, assembly),
  };
}

function dataSourceOf(
  resource: Resource,
  tables: readonly TableDefinition[],
  lambdas: readonly LambdaDefinition[],
): DataSourceDefinition {
  const source = propertiesOf(resource, dataSource);
  const { Name: name, Type, DynamoDBConfig, LambdaConfig, HttpConfig } = source;
  if (Type === 'NONE') return { name, type: Type };
  if (Type === 'AWS_LAMBDA' && LambdaConfig) {
    return lambdaSource(name, LambdaConfig.LambdaFunctionArn, lambdas);
  }
  if (Type === 'HTTP' && HttpConfig) return httpSource(name, HttpConfig);
  if (Type !== 'AMAZON_DYNAMODB' || !DynamoDBConfig) {
    return { name, type: 'UNSUPPORTED', kind: Type };
  }
  const tableName = DynamoDBConfig.TableName;
  return tables.some((table) => table.name === tableName)
    ? { name, type: Type, tableName }
    : {
        name,
        type: 'UNSUPPORTED',
        kind: `the table ${tableName}, which is defined elsewhere: give its key in ${shownTableFile(tableName)}`,
      };
}

function lambdaSource(
  name: string,
  functionArn: string,
  lambdas: readonly LambdaDefinition[],
): DataSourceDefinition {
  const lambda = lambdas.find(({ arn }) => arn === functionArn);
  if (lambda && lambda.unsupported === undefined) return { name, type: 'AWS_LAMBDA', functionArn };
  const kind = lambda ? `the function ${lambda.label}` : `AWS_LAMBDA ${functionArn}`;
  return { name, type: 'UNSUPPORTED', kind };
}

function modelIntrospectionOf(assembly: CloudAssembly): unknown {
  const [text] = assembly.filesNamed(modelIntrospectionFile);
  if (text === undefined) return undefined;
  const parsed: unknown = JSON.parse(text);
  return parsed;
}
