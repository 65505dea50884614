import type { GraphqlApiDefinition } from '../../../assembly/definition';
import type { Store } from '../../../core/store';
import type { TableStore } from '../../dynamodb/table-store';
import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';
import { tableDataSource } from './dynamodb/data-source';
import { createPageTokens } from './dynamodb/page-tokens';

/** Returns the API's data sources by name. */
export async function createDataSources(parts: {
  api: Pick<GraphqlApiDefinition, 'dataSources'>;
  tables: Pick<TableStore, 'execute'>;
  store: Pick<Store, 'collection'>;
}): Promise<ReadonlyMap<string, DataSource>> {
  const pageTokens = await createPageTokens(parts.store);
  return new Map(
    [...parts.api.dataSources].map(([name, definition]) => [
      name,
      definition.type === 'NONE'
        ? noneDataSource
        : tableDataSource({ tables: parts.tables, tableName: definition.tableName, pageTokens }),
    ]),
  );
}

/** The NONE data source: passes the request's payload to the response template. */
const noneDataSource: DataSource = async ({ payload }) => ({
  result: toJson(toValue(payload)),
  itemsRead: 0,
});
