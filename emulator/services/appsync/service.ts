import type { GraphQLSchema } from 'graphql';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { Service } from '../../core/wire';
import type { TableStore } from '../dynamodb/table-store';
import { createDataApi } from './data-api';
import { handleHttp } from './http';
import { identifyCaller } from './identify';
import { createRealtime } from './realtime/realtime';
import type { Watching } from './watch';

/** AppSync's quota for the request body. */
const maxBodyBytes = 1024 * 1024;

export interface DataApiService extends Service {
  schema: GraphQLSchema;
}

/**
 * Creates the data API: AppSync, running the synthesized schema and resolvers on the tables, which stay open when
 * it is closed.
 */
export async function createDataApiService(
  context: ServiceContext & {
    tokens: TokenVerifier;
    iam: Iam;
    tables: Pick<TableStore, 'execute' | 'transact'>;
    watching?: Watching;
  },
): Promise<DataApiService> {
  const { definition, log, usage } = context;
  const api = await createDataApi({ ...context, api: definition.api });
  const realtime = createRealtime({
    api,
    usage,
    identify: (request) => identifyCaller(request, context),
    report: log.error,
  });
  const parts = {
    ...context,
    api,
    ...(context.watching && { watching: context.watching }),
    publish: realtime.publish,
  };
  return {
    name: 'data API',
    schema: api.schema,
    maxBodyBytes,
    accepts: ({ rawPath }) => rawPath === '/graphql',
    handle: (request) => handleHttp(request, parts),
    upgrade: realtime.upgrade,
    close: () => realtime.close(),
  };
}
