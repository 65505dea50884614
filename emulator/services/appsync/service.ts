import type { GraphQLSchema } from 'graphql';
import { join } from 'node:path';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { Service } from '../../core/wire';
import { IndexLag } from '../dynamodb/index-lag';
import { openTableStore, type TableStore } from '../dynamodb/table-store';
import { keepRemovingExpiredRows } from '../dynamodb/time-to-live';
import type { Functions } from '../lambda/functions';
import { withLiveKey } from './api-key';
import { createDataApi } from './data-api';
import { handleHttp, failure } from './http';
import { identifyCaller } from './identify';
import { createRealtime } from './realtime/realtime';
import type { Watching } from './watch';

/** AppSync's quota for the request body. */
const maxBodyBytes = 1024 * 1024;

export interface DataApiService extends Service {
  schema: GraphQLSchema;
  tables: TableStore;
}

/**
 * Creates the data API: AppSync and DynamoDB, running the synthesized schema, resolvers and tables.
 * Throws CorruptStateError if the tables cannot be opened.
 */
export async function createDataApiService(
  context: ServiceContext<'api'> & {
    tokens: TokenVerifier;
    iam: Iam;
    lambdas: Functions;
    indexLagMs: number;
    watching?: Watching;
  },
): Promise<DataApiService> {
  const { definition, log, stateFolder, indexLagMs, clock, usage } = context;
  const tables = await openTableStore({
    folder: join(stateFolder, 'dynamodb'),
    tables: definition.api.tables,
    log,
    indexLag: indexLagMs > 0 ? new IndexLag(indexLagMs, clock) : undefined,
  });
  const api = await createDataApi({ ...context, api: definition.api, tables }).catch(
    async (error: unknown) => {
      await tables.close();
      throw error;
    },
  );
  const identification = { ...context, definition: withLiveKey(definition, clock) };
  const realtime = createRealtime({
    api,
    usage,
    identify: (request) => identifyCaller(request, identification),
    report: log.error,
  });
  const parts = {
    ...identification,
    api,
    ...(context.watching && { watching: context.watching }),
    publish: realtime.publish,
  };
  const stopRemoving = keepRemovingExpiredRows(definition.api.tables, { ...context, tables });
  return {
    name: 'data API',
    schema: api.schema,
    tables,
    maxBodyBytes,
    accepts: ({ rawPath }) => rawPath === '/graphql',
    tooLarge: () =>
      failure(
        413,
        'RequestEntityTooLargeException',
        `Request body is larger than ${maxBodyBytes} bytes.`,
      ),
    handle: (request) => handleHttp(request, parts),
    upgrade: realtime.upgrade,
    async close() {
      await realtime.close();
      await stopRemoving();
      await tables.close();
    },
  };
}
