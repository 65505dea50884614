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
import type { ResponseBody } from './graphql/response';
import { fieldError, isUnforeseen, requestError } from './graphql/response-errors';
import type { RequestScope } from './request-scope';
import { fieldResolvers } from './resolvers/field-resolvers';

/** An operation that was read, checked and chosen. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** The synthesized API, ready to run documents. */
export interface DataApi {
  documents: Documents;
  schema: GraphQLSchema;
  /** Runs an operation through the resolvers. Failures are in the answer. */
  run(prepared: PreparedOperation, scope: RequestScope): Promise<ResponseBody>;
  /** Applies a subscription's selection to a payload; no resolver runs, as in AppSync. */
  deliver(
    prepared: PreparedOperation,
    payload: Record<string, unknown>,
    scope: RequestScope,
  ): Promise<ResponseBody>;
}

export interface DataApiParts {
  api: GraphqlApiDefinition;
  tables: Pick<TableStore, 'execute'>;
  clock: Clock;
  faults: Faults;
  log: Log;
  store: Pick<Store, 'collection'>;
}

/** Builds the API from its definition. Throws when the definition refers to what it does not have. */
export async function createDataApi(parts: DataApiParts): Promise<DataApi> {
  const { api } = parts;
  const shared = { sdl: api.schema, defaultMode: api.defaultAuthenticationType };
  const resolvers = fieldResolvers({ ...parts, dataSources: await createDataSources(parts) });
  const schema = buildApiSchema({ ...shared, resolverOf: resolvers });
  const deliverySchema = buildApiSchema({ ...shared, resolverOf: () => undefined });
  const documents = new Documents(schema);
  const runOn = async (
    on: GraphQLSchema,
    { document, operation, variables }: PreparedOperation,
    scope: RequestScope,
    rootValue: Record<string, unknown>,
  ): Promise<ResponseBody> => {
    const result = await execute({
      schema: on,
      document,
      rootValue,
      contextValue: scope,
      variableValues: variables,
      operationName: operation.name?.value ?? null,
    });
    return answerOf(result, scope, parts.log);
  };
  return {
    documents,
    schema,
    run: (prepared, scope) => runOn(schema, prepared, scope, {}),
    deliver: (prepared, payload, scope) => runOn(deliverySchema, prepared, scope, payload),
  };
}

function answerOf(
  result: { data?: Record<string, unknown> | null; errors?: readonly GraphQLError[] },
  scope: RequestScope,
  log: Log,
): ResponseBody {
  const { data, errors = [] } = result;
  // Without data nothing was run: the errors are about the request itself.
  if (data === undefined) return { data: null, errors: errors.map(requestError) };
  for (const error of errors.filter(isUnforeseen)) {
    log.error(`The data API failed at ${error.path?.join('.') ?? 'a field'}`, error.originalError);
  }
  const all = [...errors, ...scope.appended].map(fieldError);
  return all.length > 0 ? { data, errors: all } : { data };
}
