import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../../core/level-store';
import { silentLog } from '../../../../core/log';
import type { Store } from '../../../../core/store';
import { openTableStore, type TableStore } from '../../../dynamodb/table-store';
import { numbered } from '../../../dynamodb/testing/numbered-table';
import type { DataSource } from '../data-source';
import { tableDataSource } from './data-source';
import { createPageTokens } from './page-tokens';

let folder: string;
let store: Store;
let tables: TableStore;
let source: DataSource;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-source-'));
  store = await openStore(join(folder, 'store'), silentLog);
  tables = await openTableStore({
    folder: join(folder, 'tables'),
    tables: [numbered],
    log: silentLog,
  });
  const pageTokens = await createPageTokens(store);
  source = tableDataSource({ tables, tableName: numbered.name, pageTokens });
  for (let turn = 0; turn < 5; turn += 1) {
    await source({
      operation: 'PutItem',
      key: { id: { S: `row ${turn}` } },
      attributeValues: { side: { S: 'left' }, turn: { N: String(turn) }, tags: { SS: ['a', 'b'] } },
    });
  }
});

afterAll(async () => {
  await tables.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const key = (turn: number) => ({ id: { S: `row ${turn}` } });
const left = {
  expression: '#side = :side',
  expressionNames: { '#side': 'side' },
  expressionValues: { ':side': { S: 'left' } },
};

describe('reading', () => {
  it('returns a row as JSON, or null if it does not exist', async () => {
    expect(await source({ operation: 'GetItem', key: key(1), consistentRead: true })).toEqual({
      result: { id: 'row 1', side: 'left', turn: 1, tags: ['a', 'b'] },
    });
    expect(await source({ operation: 'GetItem', key: key(9) })).toEqual({
      result: null,
    });
  });

  it('queries an index in descending order with a filter and a projection', async () => {
    const response = await source({
      version: '2018-05-29',
      operation: 'Query',
      index: 'bySide',
      query: left,
      scanIndexForward: false,
      limit: 3,
      nextToken: null,
      filter: {
        expression: 'contains(#tags, :tag) AND id <> :id',
        expressionNames: { '#tags': 'tags' },
        expressionValues: { ':tag': { S: 'a' }, ':id': { S: 'row 3' } },
      },
      projection: { expression: '#turn', expressionNames: { '#turn': 'turn' } },
    });
    expect(response).toEqual({
      result: {
        items: [{ turn: 4 }, { turn: 2 }],
        nextToken: expect.any(String),
        scannedCount: 3,
      },
    });
  });

  it('gets a batch of rows in the order of the keys', async () => {
    const request = {
      operation: 'BatchGetItem',
      tables: { Numbered: { keys: [key(3), key(9), key(0)] } },
    };
    expect(await source(request)).toMatchObject({
      result: { data: { Numbered: [{ id: 'row 3' }, null, { id: 'row 0' }] }, unprocessedKeys: {} },
    });
  });
});

const absent = { expression: 'attribute_not_exists(id)' };

describe('conditional writes', () => {
  it('return the current row when the condition fails', async () => {
    const request = { operation: 'PutItem', key: key(1), attributeValues: {}, condition: absent };
    expect(await source(request)).toEqual({
      result: { id: 'row 1', side: 'left', turn: 1, tags: ['a', 'b'] },
      error: {
        type: 'DynamoDB:ConditionalCheckFailedException',
        message: expect.stringContaining('The conditional request failed'),
      },
    });
  });

  it('succeed if the row already has the new values', async () => {
    const attributeValues = { side: { S: 'left' }, turn: { N: '1' }, tags: { SS: ['a', 'b'] } };
    const request = { operation: 'PutItem', key: key(1), attributeValues, condition: absent };
    expect(await source(request)).toEqual({
      result: expect.objectContaining({ id: 'row 1' }),
    });
  });

  it('merge the names and values of update and condition', async () => {
    expect(
      await source({
        operation: 'UpdateItem',
        key: key(2),
        update: {
          expression: 'SET #note = :note',
          expressionNames: { '#note': 'note' },
          expressionValues: { ':note': { S: 'seen' } },
        },
        condition: {
          expression: '#turn = :turn',
          expressionNames: { '#turn': 'turn' },
          expressionValues: { ':turn': { N: '2' } },
        },
      }),
    ).toMatchObject({ result: { id: 'row 2', note: 'seen' } });
  });
});

describe('invalid requests', () => {
  it.each([
    [{ operation: 'BatchPutItem' }, "The DynamoDB operation 'BatchPutItem' is not supported"],
    [{ operation: 'constructor' }, "The DynamoDB operation 'constructor' is not supported"],
    [{ operation: 'GetItem' }, "at 'key'"],
    [
      { operation: 'GetItem', key: { id: 'row 1' } },
      "at 'key.id': Expected a typed DynamoDB value",
    ],
    [{ operation: 'Query', query: 'id = 1' }, "at 'query'"],
    [{ operation: 'Scan', segment: 0, totalSegments: 2 }, "at 'segment'"],
    [
      {
        operation: 'PutItem',
        key: key(1),
        condition: { ...absent, expressionNames: { '#n': 'n' } },
      },
      'defines but does not use the placeholder #n',
    ],
    [
      { operation: 'Query', query: left, filter: { expression: '#side = :side' } },
      'uses but does not define the placeholder #side',
    ],
    [
      { operation: 'PutItem', key: key(1), condition: { ...absent, equalsIgnore: ['a'] } },
      "at 'condition.equalsIgnore'",
    ],
  ])('are rejected: %j', async (request, message) => {
    await expect(source(request)).rejects.toThrow(message);
  });

  it("return DynamoDB's error message", async () => {
    expect(
      await source({
        operation: 'Query',
        index: 'bySide',
        query: left,
        filter: { expression: 'side = :is', expressionValues: { ':is': { S: 'left' } } },
      }),
    ).toEqual({
      result: null,
      error: {
        type: 'DynamoDB:DynamoDbException',
        message: expect.stringContaining(
          'Filter Expression can only contain non-primary key attributes',
        ),
      },
    });
  });
});
