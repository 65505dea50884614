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
  unresolved: [],
});

describe('the buckets of a definition', () => {
  it('take the age of a CORS rule as a number or as text', () => {
    const rules = ['3000', 60].map((MaxAge) => ({ AllowedMethods: ['GET'], MaxAge }));
    const cors = { CorsConfiguration: { CorsRules: rules } };
    const [found] = bucketsOf([bucket('files', cors)], {}, new Set());
    expect(found?.corsRules.map(({ maxAgeSeconds }) => maxAgeSeconds)).toEqual([3000, 60]);
  });

  it('are announced to clients as the stack describes them', () => {
    const outputs = {
      bucketName: 'files',
      buckets: JSON.stringify([
        JSON.stringify({ name: 'notes', bucketName: 'files', storageRegion: 'us-east-1' }),
      ]),
    };
    expect(bucketsOf([bucket('custom'), bucket('files')], outputs, new Set())).toEqual([
      { name: 'files', friendlyName: 'notes', corsRules: [] },
      { name: 'custom', corsRules: [] },
    ]);
  });

  it('are announced to clients by ID if an older stack names only one', () => {
    const buckets = bucketsOf(
      [bucket('custom'), bucket('files')],
      { bucketName: 'files' },
      new Set(),
    );
    expect(buckets).toEqual([
      { name: 'files', friendlyName: 'files', corsRules: [] },
      { name: 'custom', corsRules: [] },
    ]);
  });
});
