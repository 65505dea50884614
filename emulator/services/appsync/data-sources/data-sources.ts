import type { DataSourceDefinition, GraphqlApiDefinition } from '../../../assembly/definition';
import type { Store } from '../../../core/store';
import type { TableStore } from '../../dynamodb/table-store';
import type { Stubs } from '../../stubs/stub';
import type { Functions } from '../../lambda/functions';
import { ResolverError } from '../template-functions/errors';
import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';
import { tableDataSource } from './dynamodb/data-source';
import { createPageTokens } from './dynamodb/page-tokens';
import { httpDataSource } from './http';
import { lambdaDataSource } from './lambda';

/** Returns the API's data sources by name. */
export async function createDataSources(parts: {
  api: Pick<GraphqlApiDefinition, 'dataSources'>;
  tables: Pick<TableStore, 'execute' | 'transact'>;
  store: Pick<Store, 'collection'>;
  lambdas: Functions;
  stubs: Pick<Stubs, 'answer'>;
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
  parts: Omit<Parameters<typeof tableDataSource>[0], 'tableName'> & {
    lambdas: Functions;
    stubs: Pick<Stubs, 'answer'>;
  },
): DataSource {
  if (definition.type === 'NONE') return noneDataSource;
  if (definition.type === 'AMAZON_DYNAMODB') {
    return tableDataSource({ ...parts, tableName: definition.tableName });
  }
  if (definition.type === 'AWS_LAMBDA') {
    return lambdaDataSource(parts.lambdas, definition.functionArn);
  }
  if (definition.type === 'HTTP') return httpDataSource(definition, parts.stubs);
  return async () => {
    throw new ResolverError(
      `The emulator can't run the data source ${definition.name} (${definition.kind}).`,
      { errorType: 'UnsupportedByEmulator' },
    );
  };
}

/** The NONE data source: passes the request's payload to the response template. */
const noneDataSource: DataSource = async ({ payload }) => ({
  result: toJson(toValue(payload)),
  itemsRead: 0,
});
