import { util } from '@aws-appsync/utils';

/** The page size. As a result, it means 'too many to count at once'. */
const maxCount = 1000;

/**
 * The index of the rows that each query counts.
 * @type {Readonly<Record<string, string>>}
 */
const indexes = {
  countCompletionsOfTask: 'gsi-Tasks.completions',
  countSelectionsOfTask: 'gsi-Tasks.userSelections',
};

/**
 * Reads only the keys of a task's completions or selections, because these are private to their owners (D18).
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function request(ctx) {
  return {
    operation: 'Query',
    index: indexes[ctx.info.fieldName],
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
 * Returns the number of rows and nothing about their owners.
 * @param {import('@aws-appsync/utils').Context<{ taskId: string }>} ctx
 */
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  // DynamoDB also ends a page after 1 MB of rows, whatever the projection.
  return ctx.result.nextToken ? maxCount : ctx.result.items.length;
}
