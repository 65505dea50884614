import { describe, expect, it } from 'vitest';
import { bucketsOf } from './buckets';
import type { Resource } from './stacks';

const bucket = (physicalId: string, properties: Resource['properties'] = {}): Resource => ({
  path: `storage/${physicalId}`,
  logicalId: physicalId,
  type: 'AWS::S3::Bucket',
  physicalId,
  arn: `arn:aws:s3:::${physicalId}`,
  properties,
});

describe('the buckets of a definition', () => {
  it('are announced to clients as the stack describes them', () => {
    const outputs = {
      bucketName: 'files',
      buckets: JSON.stringify([
        JSON.stringify({ name: 'notes', bucketName: 'files', storageRegion: 'us-east-1' }),
      ]),
    };
    expect(bucketsOf([bucket('custom'), bucket('files')], outputs, new Set())).toEqual([
      { name: 'files', friendlyName: 'notes' },
      { name: 'custom' },
    ]);
  });
});
