import * as v from 'valibot';
import type { TableStore } from '../../../dynamodb/table-store';
import { ResolverError } from '../../template-functions/errors';
import type { DataSourceResponse } from '../data-source';
import type { PageTokens } from './page-tokens';

/** The table and services of an operation. */
export interface OperationContext {
  tables: Pick<TableStore, 'execute'> & { transact: Pick<TableStore['transact'], 'write'> };
  tableName: string;
  pageTokens: PageTokens;
}

/** An operation of a request template, e.g. PutItem. */
export type TableOperation = (
  request: Record<string, unknown>,
  context: OperationContext,
) => Promise<DataSourceResponse>;

/** Creates an operation that validates its request. It throws ResolverError for an invalid one. */
export function tableOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (request: v.InferOutput<Schema>, context: OperationContext) => Promise<DataSourceResponse>,
): TableOperation {
  return async (request, context) => {
    const parsed = v.safeParse(schema, request);
    if (parsed.success) return run(parsed.output, context);
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue);
    throw new ResolverError(
      `Unable to convert the request for the data source${where ? ` at '${where}'` : ''}: ${issue.message}`,
      { errorType: 'MappingTemplate' },
    );
  };
}
