import { util } from '@aws-appsync/utils';

/** A page's length: an answer of as many means that there may be more. */
const MOST = 1000;

/**
 * Reads the keys of the selections of one task, which no client may read: a selection is its owner's
 * alone (D18).
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function request(ctx) {
  return {
    operation: 'Query',
    index: 'gsi-Tasks.userSelections',
    query: {
      expression: '#taskId = :taskId',
      expressionNames: { '#taskId': 'taskId' },
      expressionValues: { ':taskId': util.dynamodb.toDynamoDB(ctx.args.taskId) },
    },
    projection: { expression: '#id', expressionNames: { '#id': 'id' } },
    limit: MOST,
  };
}

/**
 * How many there are, and nothing about whose they are.
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result.items.length;
}
