import { util } from '@aws-appsync/utils';

/** The query's page size. This result means 'this many or more'. */
const maxCount = 1000;

/**
 * Reads only the keys of a task's completions, because completions are private to their owners (D18).
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function request(ctx) {
  return {
    operation: 'Query',
    index: 'gsi-Tasks.completions',
    query: {
      expression: '#taskId = :taskId',
      expressionNames: { '#taskId': 'taskId' },
      expressionValues: { ':taskId': util.dynamodb.toDynamoDB(ctx.args.taskId) },
    },
    projection: { expression: '#id', expressionNames: { '#id': 'id' } },
    limit: maxCount,
  };
}

/**
 * Returns the number of completions and nothing about their owners.
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result.items.length;
}
