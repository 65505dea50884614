import { describe, expect, it } from 'vitest';
import type { Resource } from './stacks';
import { streamsOf } from './streams';

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/Moves/stream/now';
const parts = {
  tables: [{ name: 'Moves', attributes: [], key: [], indexes: [] }],
  lambdas: [
    {
      name: 'audit',
      arn: 'arn:audit',
      label: 'audit',
      roleArn: '',
      timeoutSeconds: 3,
      memoryMb: 128,
      folder: '',
      handler: '',
      environment: {},
      secrets: {},
    },
  ],
};

const mapping = (properties: Record<string, unknown>): Resource => ({
  path: 'stack/Mapping',
  logicalId: 'Mapping',
  type: 'AWS::Lambda::EventSourceMapping',
  physicalId: 'Mapping',
  arn: 'arn:mapping',
  properties: { EventSourceArn: arn, FunctionName: 'audit', ...properties },
  unresolved: [],
});

describe('streamsOf', () => {
  it('returns a function that follows a table, with what Lambda assumes', () => {
    expect(streamsOf([mapping({})], parts)).toEqual([
      {
        id: 'stack/Mapping',
        arn,
        table: 'Moves',
        functionArn: 'arn:audit',
        enabled: true,
        batchSize: 100,
        bisects: false,
        reportsFailures: false,
      },
    ]);
  });

  it('returns none with filters, which the emulator would not apply', () => {
    const FilterCriteria = { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] };
    expect(streamsOf([mapping({ FilterCriteria })], parts)).toEqual([]);
  });

  it('returns none for another source', () => {
    expect(streamsOf([mapping({ EventSourceArn: 'arn:aws:sqs:queue' })], parts)).toEqual([]);
  });
});
