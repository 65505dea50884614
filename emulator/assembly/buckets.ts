import * as v from 'valibot';
import type { BucketDefinition } from './definition';
import type { Resource } from './stacks';

/** Amplify writes a JSON list of strings, each the JSON of one bucket. */
const describedBuckets = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        name: v.string(),
        bucketName: v.string(),
        paths: v.optional(v.record(v.string(), v.record(v.string(), v.array(v.string())))),
      }),
    ),
  ),
);

/**
 * Returns the buckets, the default one first, without `deploymentBuckets`. The stack's output `buckets`
 * describes those declared with `defineStorage`, and the paths that Amplify announces to clients.
 */
export function bucketsOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
  deploymentBuckets: ReadonlySet<unknown>,
): BucketDefinition[] {
  const { bucketName } = outputs;
  const described = v.parse(describedBuckets, outputs['buckets'] ?? '[]');
  return resources
    .filter(
      ({ type, physicalId }) => type === 'AWS::S3::Bucket' && !deploymentBuckets.has(physicalId),
    )
    .map(({ physicalId }) => {
      const client = described.find(({ bucketName }) => bucketName === physicalId);
      return {
        name: physicalId,
        ...(client && { friendlyName: client.name }),
        ...(client?.paths && { paths: client.paths }),
      };
    })
    .toSorted((a, b) => Number(b.name === bucketName) - Number(a.name === bucketName));
}

/** Returns the names of the buckets that only hold a deployment's own files. */
export function deploymentBucketsOf(resources: readonly Resource[]): ReadonlySet<unknown> {
  return new Set(resources.flatMap(({ properties }) => properties['DestinationBucketName'] ?? []));
}
