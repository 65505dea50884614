import { describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../../../assembly/definition';
import { loadFixture } from '../../../../testing/running-fixture';
import { pipelines } from '../../testing/pipelines';

/**
 * Runs the transaction that the argument `id` names. From AWS's reference of TransactWriteItems:
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-transact-write-items.html
 */
const script = (tasks: string, library: string): HandlerCode => ({
  language: 'APPSYNC_JS',
  source: `
    import { util } from '@aws-appsync/utils';
    const key = (id) => util.dynamodb.toMapValues({ id });
    const task = (id) => ({ table: '${tasks}', key: key(id) });
    const book = (id) => ({ table: '${library}', key: key(id) });
    const setCount = (n, condition) => ({
      ...task('counter'),
      operation: 'UpdateItem',
      update: {
        expression: 'SET #n = :n',
        expressionNames: { '#n': 'n' },
        expressionValues: { ':n': { N: n } },
      },
      condition,
    });
    const put = (item, values) => ({
      ...item,
      operation: 'PutItem',
      attributeValues: util.dynamodb.toMapValues(values),
    });
    const exists = (item, condition = {}) => ({
      ...item,
      operation: 'ConditionCheck',
      condition: { expression: 'attribute_exists(id)', ...condition },
    });
    const countIs = (n) => ({ expression: 'n = :was', expressionValues: { ':was': { N: n } } });
    const transactions = {
      several: [put(task('a'), { name: 'A' }), put(book('b'), { name: 'B' }), setCount('1')],
      more: [
        { ...task('a'), operation: 'DeleteItem' },
        exists(book('b')),
        setCount('2', countIs('1')),
      ],
      refused: [put(task('c'), { name: 'C' }), exists(book('none')), setCount('3', countIs('1'))],
      silent: [setCount('3', { ...countIs('1'), returnValuesOnConditionCheckFailure: false })],
      unchecked: [{ ...task('a'), operation: 'ConditionCheck' }],
    };
    export const request = (ctx) => ({
      operation: 'TransactWriteItems',
      transactItems: transactions[ctx.args.id],
    });
    export const response = (ctx) => ({
      id: 'x',
      difficulty: 'Daily',
      name: JSON.stringify({ result: ctx.result, error: ctx.error }),
    });`,
});

const { tables } = await loadFixture();
const tableOf = (model: string) =>
  tables.find(({ name }) => name.startsWith(`${model}-`))?.name ?? '';

const code = script(tableOf('Tasks'), tableOf('Library'));
const ask = pipelines().add([{ code, dataSource: 'TasksTable' }]);

async function run(name: string): Promise<unknown> {
  const { data, errors } = await ask(name);
  if (errors[0]) return errors[0];
  const task = data?.['getTasks'];
  return task && typeof task === 'object' && 'name' in task
    ? JSON.parse(String(task.name))
    : undefined;
}

const none = { type: 'None', message: 'None' };

describe('TransactWriteItems in JavaScript', () => {
  it('writes rows of several tables, and returns their keys', async () => {
    expect(await run('several')).toEqual({
      result: { keys: [{ id: 'a' }, { id: 'b' }, { id: 'counter' }], cancellationReasons: null },
      error: null,
    });
    expect(await run('more')).toMatchObject({
      result: { keys: [{ id: 'a' }, { id: 'b' }, { id: 'counter' }] },
    });
  });

  it('says why each part is canceled, with the row that a condition refused', async () => {
    const refused = { type: 'ConditionCheckFailed', message: 'The conditional request failed' };
    expect(await run('refused')).toEqual({
      result: {
        keys: null,
        cancellationReasons: [none, refused, { ...refused, item: { id: 'counter', n: 2 } }],
      },
      error: {
        type: 'DynamoDB:TransactionCanceledException',
        message: expect.stringContaining('[None, ConditionalCheckFailed, ConditionalCheckFailed]'),
      },
    });
    expect(await run('silent')).toMatchObject({
      result: { cancellationReasons: [refused] },
    });
    expect(JSON.stringify(await run('silent'))).not.toContain('"item"');
  });

  it('refuses a check without a condition', async () => {
    expect(await run('unchecked')).toMatchObject({
      message: expect.stringContaining("at 'transactItems.0.condition'"),
    });
  });
});
