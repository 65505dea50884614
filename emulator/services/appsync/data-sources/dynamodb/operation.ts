import * as v from 'valibot';
import type { TableStore } from '../../../dynamodb/table-store';
import { ResolverError } from '../../template-functions/errors';
import type { DataSourceAnswer } from '../data-source';
import type { PageTokens } from './page-tokens';

/** What an operation works on. */
export interface OperationContext {
  tables: Pick<TableStore, 'execute'>;
  tableName: string;
  pageTokens: PageTokens;
}

/** One operation of request templates, e.g. PutItem. */
export type TableOperation = (
  request: Record<string, unknown>,
  context: OperationContext,
) => Promise<DataSourceAnswer>;

/** An operation whose request is parsed first. Throws ResolverError for a request that does not parse. */
export function tableOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (request: v.InferOutput<Schema>, context: OperationContext) => Promise<DataSourceAnswer>,
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
