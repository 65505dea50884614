import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesOf } from '../../assembly/tables';
import { silentLog } from '../../core/log';
import { difference } from '../../testing/differences/difference';
import { openTableStore, type TableStore } from './table-store';

const index = (IndexName: string, hash: string, range: string, Projection: object) => ({
  IndexName,
  KeySchema: [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ],
  Projection,
});

const tables = tablesOf([
  {
    path: 'Loans',
    logicalId: 'Loans',
    type: 'AWS::DynamoDB::Table',
    physicalId: 'Loans',
    arn: 'arn:loans',
    properties: {
      AttributeDefinitions: ['isbn', 'borrower', 'day'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'isbn', KeyType: 'HASH' },
        { AttributeName: 'borrower', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        index('global', 'borrower', 'day', {
          ProjectionType: 'INCLUDE',
          NonKeyAttributes: ['days'],
        }),
      ],
      LocalSecondaryIndexes: [index('local', 'isbn', 'day', { ProjectionType: 'ALL' })],
    },
    unresolved: [],
  },
]);

const loan = {
  isbn: { S: '1' },
  borrower: { S: 'ann' },
  day: { S: '2026-01-01' },
  note: { S: 'n' },
};

let folder: string;
let store: TableStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indexes-'));
  store = await openTableStore({ folder, tables, log: silentLog });
  await store.execute('PutItem', { TableName: 'Loans', Item: loan });
});

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const query = (IndexName: string, key: string, value: string, more: object = {}) =>
  store.execute('Query', {
    TableName: 'Loans',
    IndexName,
    KeyConditionExpression: '#key = :key',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':key': { S: value } },
    ...more,
  });

describe('an index', () => {
  it('with the projection INCLUDE has all attributes', async () => {
    difference('Tables', 'An index with the projection INCLUDE has all attributes.');
    expect((await query('global', 'borrower', 'ann')).Items).toEqual([loan]);
  });

  it('that is local works like a global one', async () => {
    difference(
      'Tables',
      'Local indexes work like global ones, so consistent reads of them are refused.',
    );
    expect((await query('local', 'isbn', '1')).Items).toEqual([loan]);
    await expect(query('local', 'isbn', '1', { ConsistentRead: true })).rejects.toThrow(
      'Consistent reads are not supported on global secondary indexes',
    );
  });
});
