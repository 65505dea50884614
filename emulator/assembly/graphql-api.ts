import * as v from 'valibot';
import type { CloudAssembly } from './cloud-assembly';
import type {
  DataSourceDefinition,
  FunctionDefinition,
  GraphqlApiDefinition,
  RequestLimits,
  ResolverDefinition,
  TableDefinition,
} from './definition';
import { handlerCodeOf } from './handler-code';
import { propertiesOf, resourceNamed } from './resource-properties';
import type { Resource } from './stacks';

const apiProperties = v.object({
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

const apiSchema = v.object({
  Definition: v.optional(v.string()),
  DefinitionS3Location: v.optional(v.string()),
});

const resolver = v.object({
  TypeName: v.string(),
  FieldName: v.string(),
  Kind: v.literal('PIPELINE', 'The emulator runs resolvers with a pipeline only'),
  PipelineConfig: v.object({ Functions: v.optional(v.array(v.string()), []) }),
});

const pipelineFunction = v.object({ Name: v.string(), DataSourceName: v.string() });

const dataSource = v.object({
  Name: v.string(),
  Type: v.string(),
  DynamoDBConfig: v.optional(v.object({ TableName: v.string() })),
});

/** Returns Amplify's GraphQL API with its schema, resolvers, functions and data sources. */
export function graphqlApiOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
  assembly: CloudAssembly,
  tables: readonly TableDefinition[],
): GraphqlApiDefinition {
  const api = resourceNamed(outputs['awsAppsyncApiId'], 'AWS::AppSync::GraphQLApi', resources);
  const ofType = (type: string): Resource[] =>
    resources.filter(
      (resource) => resource.type === type && resource.properties['ApiId'] === api.physicalId,
    );
  const properties = propertiesOf(api, apiProperties);
  const [modelSchema] = assembly.filesNamed('model-schema.graphql');
  return {
    id: api.physicalId,
    name: properties.Name,
    arn: api.arn,
    defaultAuthenticationType: properties.AuthenticationType,
    additionalAuthenticationTypes: properties.AdditionalAuthenticationProviders.map(
      ({ AuthenticationType }) => AuthenticationType,
    ),
    limits: limitsOf(properties),
    schema: schemaOf(ofType('AWS::AppSync::GraphQLSchema'), assembly),
    resolvers: ofType('AWS::AppSync::Resolver').map((resource) => resolverOf(resource, assembly)),
    functions: new Map(
      ofType('AWS::AppSync::FunctionConfiguration').map((resource) => [
        resource.physicalId,
        functionOf(resource, assembly),
      ]),
    ),
    dataSources: new Map(
      ofType('AWS::AppSync::DataSource').map((resource) => {
        const source = dataSourceOf(resource, tables);
        return [source.name, source];
      }),
    ),
    modelIntrospection: modelIntrospectionOf(assembly),
    ...(modelSchema !== undefined && { modelSchema }),
  };
}

/** AppSync's 'resolver count limit' if none is set. */
const defaultResolverCount = 10_000;

/** In a template, 0 means that no limit is set. */
function limitsOf({
  QueryDepthLimit,
  ResolverCountLimit,
  IntrospectionConfig,
}: v.InferOutput<typeof apiProperties>): RequestLimits {
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
  const { TypeName, FieldName, PipelineConfig } = propertiesOf(resource, resolver);
  return {
    typeName: TypeName,
    fieldName: FieldName,
    pipeline: PipelineConfig.Functions,
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
): DataSourceDefinition {
  const { Name: name, Type: type, DynamoDBConfig } = propertiesOf(resource, dataSource);
  if (type === 'NONE') return { name, type };
  if (type !== 'AMAZON_DYNAMODB' || !DynamoDBConfig) {
    return { name, type: 'UNSUPPORTED', kind: type };
  }
  const tableName = DynamoDBConfig.TableName;
  return tables.some((table) => table.name === tableName)
    ? { name, type, tableName }
    : { name, type: 'UNSUPPORTED', kind: `the table ${tableName}, which is defined elsewhere` };
}

function modelIntrospectionOf(assembly: CloudAssembly): unknown {
  const [text] = assembly.filesNamed('modelIntrospectionSchema.json');
  if (text === undefined) return undefined;
  const parsed: unknown = JSON.parse(text);
  return parsed;
}
