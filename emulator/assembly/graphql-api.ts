import * as v from 'valibot';
import type { CloudAssembly } from './cloud-assembly';
import type {
  DataSourceDefinition,
  FunctionDefinition,
  GraphqlApiDefinition,
  LambdaDefinition,
  RequestLimits,
  ResolverDefinition,
  TableDefinition,
} from './definition';
import { handlerCodeOf } from './handler-code';
import type { Resource } from './stacks';
import { tablesOf } from './tables';

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

const apiSchema = v.object({
  Definition: v.optional(v.string()),
  DefinitionS3Location: v.optional(v.string()),
});

const resolver = v.object({
  TypeName: v.string(),
  FieldName: v.string(),
  Kind: v.literal('PIPELINE', 'The emulator supports pipeline resolvers only'),
  PipelineConfig: v.object({ Functions: v.array(v.string()) }),
});

const pipelineFunction = v.object({ Name: v.string(), DataSourceName: v.string() });

const dataSource = v.object({
  Name: v.string(),
  Type: v.string(),
  DynamoDBConfig: v.optional(v.object({ TableName: v.string() })),
  LambdaConfig: v.optional(v.object({ LambdaFunctionArn: v.string() })),
});

/**
 * Returns the GraphQL API with its schema, resolvers, functions, data sources and tables, or undefined if
 * there is none. Throws if there are several.
 */
export function graphqlApiOf(
  resources: readonly Resource[],
  assembly: CloudAssembly,
  lambdas: readonly LambdaDefinition[],
): GraphqlApiDefinition | undefined {
  const ofType = (type: string): Resource[] => resources.filter((one) => one.type === type);
  const [found, ...more] = ofType('AWS::AppSync::GraphQLApi');
  if (!found) return undefined;
  if (more.length > 0) throw new Error('The definition must not have more than one GraphQL API');
  const properties = v.parse(api, found.properties);
  const tables = tablesOf(resources);
  return {
    id: found.physicalId,
    name: properties.Name,
    arn: found.arn,
    defaultAuthenticationType: properties.AuthenticationType,
    additionalAuthenticationTypes: properties.AdditionalAuthenticationProviders.map(
      ({ AuthenticationType }) => AuthenticationType,
    ),
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
    tables,
    modelIntrospection: modelIntrospectionOf(assembly),
  };
}

/** AppSync's 'resolver count limit' if none is set. */
const defaultResolverCount = 10_000;

/** In a template, 0 stands for no limit of one's own. */
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
  const { Definition, DefinitionS3Location } = v.parse(apiSchema, schema?.properties);
  return assembly.textOf(Definition, DefinitionS3Location);
}

function resolverOf(resource: Resource, assembly: CloudAssembly): ResolverDefinition {
  const { TypeName, FieldName, PipelineConfig } = v.parse(resolver, resource.properties);
  return {
    typeName: TypeName,
    fieldName: FieldName,
    pipeline: PipelineConfig.Functions,
    code: handlerCodeOf(resource, assembly),
  };
}

function functionOf(resource: Resource, assembly: CloudAssembly): FunctionDefinition {
  const { Name, DataSourceName } = v.parse(pipelineFunction, resource.properties);
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
  const source = v.parse(dataSource, resource.properties);
  const { Name: name, Type, DynamoDBConfig, LambdaConfig } = source;
  if (Type === 'NONE') return { name, type: Type };
  if (Type === 'AWS_LAMBDA' && LambdaConfig) {
    return lambdaSource(name, LambdaConfig.LambdaFunctionArn, lambdas);
  }
  if (Type !== 'AMAZON_DYNAMODB' || !DynamoDBConfig) {
    return { name, type: 'UNSUPPORTED', kind: Type };
  }
  const tableName = DynamoDBConfig.TableName;
  return tables.some((table) => table.name === tableName)
    ? { name, type: Type, tableName }
    : { name, type: 'UNSUPPORTED', kind: `the table ${tableName}, which no model has` };
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
  const [text, ...more] = assembly.filesNamed('modelIntrospectionSchema.json');
  if (text === undefined || more.length > 0) {
    throw new Error('The assembly must contain exactly one model introspection schema');
  }
  const parsed: unknown = JSON.parse(text);
  return parsed;
}
