import {
  execute,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphqlApiDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Faults } from '../../core/faults';
import type { Log } from '../../core/log';
import type { Store } from '../../core/store';
import type { TableStore } from '../dynamodb/table-store';
import { createDataSources } from './data-sources/data-sources';
import { buildApiSchema } from './graphql/api-schema';
import { Documents } from './graphql/documents';
import { type ResponseBody, fieldError, isUnexpected, requestError } from './graphql/response';
import type { RequestScope } from './request-scope';
import { fieldResolvers } from './resolvers/field-resolvers';

/** A parsed and validated operation. */
export interface PreparedOperation {
  /** The operation's name, or those of its root fields if it has none. */
  name: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** An executable GraphQL API. */
export interface DataApi {
  documents: Documents;
  schema: GraphQLSchema;
  /** Runs an operation. Errors are part of the response. */
  run(prepared: PreparedOperation, scope: RequestScope): Promise<ResponseBody>;
  /** Applies a subscription's selection set to a payload. Like AppSync, it runs no resolver. */
  deliver(
    prepared: PreparedOperation,
    payload: Record<string, unknown>,
    scope: RequestScope,
  ): Promise<ResponseBody>;
}

export interface DataApiParts {
  api: GraphqlApiDefinition;
  tables: Pick<TableStore, 'execute' | 'transact'>;
  clock: Clock;
  faults: Faults;
  log: Log;
  store: Pick<Store, 'collection'>;
}

/** Builds the API. Throws if a resolver refers to a function or data source that does not exist. */
export async function createDataApi(parts: DataApiParts): Promise<DataApi> {
  const { api } = parts;
  const shared = { sdl: api.schema, defaultMode: api.defaultAuthenticationType };
  const resolvers = fieldResolvers({ ...parts, dataSources: await createDataSources(parts) });
  const schema = buildApiSchema({ ...shared, ...api.limits, resolverOf: resolvers });
  const deliverySchema = buildApiSchema({ ...shared, resolverOf: () => undefined });
  const documents = new Documents(schema, api.limits);
  const executeOn = async (
    apiSchema: GraphQLSchema,
    { document, operation, variables }: PreparedOperation,
    scope: RequestScope,
    rootValue: Record<string, unknown>,
  ): Promise<ResponseBody> => {
    const result = await execute({
      schema: apiSchema,
      document,
      rootValue,
      contextValue: scope,
      variableValues: variables,
      operationName: operation.name?.value ?? null,
    });
    return responseOf(result, parts.log);
  };
  return {
    documents,
    schema,
    run: (prepared, scope) => executeOn(schema, prepared, scope, {}),
    deliver: (prepared, payload, scope) => executeOn(deliverySchema, prepared, scope, payload),
  };
}

function responseOf(
  result: { data?: Record<string, unknown> | null; errors?: readonly GraphQLError[] },
  log: Log,
): ResponseBody {
  const { data, errors = [] } = result;
  // Without data, nothing ran: the errors concern the request itself.
  if (data === undefined) return { data: null, errors: errors.map(requestError) };
  for (const error of errors.filter(isUnexpected)) {
    log.error(`The data API failed at ${error.path?.join('.') ?? 'a field'}`, error.originalError);
  }
  return errors.length > 0 ? { data, errors: errors.map(fieldError) } : { data };
}
