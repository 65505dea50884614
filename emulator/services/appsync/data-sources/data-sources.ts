import type { DataSourceDefinition, GraphqlApiDefinition } from '../../../assembly/definition';
import type { Store } from '../../../core/store';
import type { TableStore } from '../../dynamodb/table-store';
import { ResolverError } from '../template-functions/errors';
import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';
import { tableDataSource } from './dynamodb/data-source';
import { createPageTokens } from './dynamodb/page-tokens';

/** Returns the API's data sources by name. */
export async function createDataSources(parts: {
  api: Pick<GraphqlApiDefinition, 'dataSources'>;
  tables: Pick<TableStore, 'execute' | 'transact'>;
  store: Pick<Store, 'collection'>;
}): Promise<ReadonlyMap<string, DataSource>> {
  const pageTokens = await createPageTokens(parts.store);
  return new Map(
    [...parts.api.dataSources].map(([name, definition]) => [
      name,
      dataSourceOf(definition, { ...parts, pageTokens }),
    ]),
  );
}

function dataSourceOf(
  definition: DataSourceDefinition,
  parts: Omit<Parameters<typeof tableDataSource>[0], 'tableName'>,
): DataSource {
  if (definition.type === 'NONE') return noneDataSource;
  if (definition.type === 'AMAZON_DYNAMODB') {
    return tableDataSource({ ...parts, tableName: definition.tableName });
  }
  return async () => {
    throw new ResolverError(
      `The emulator can't run the data source ${definition.name} (${definition.kind}).`,
      { errorType: 'UnsupportedByEmulator' },
    );
  };
}

/** The NONE data source: passes the request's payload to the response template. */
const noneDataSource: DataSource = async ({ payload }) => ({ result: toJson(toValue(payload)) });
