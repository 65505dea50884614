import * as v from 'valibot';
import type { BucketDefinition } from './definition';
import type { Resource } from './stacks';

const stringList = v.optional(v.array(v.string()), []);

const bucket = v.object({
  CorsConfiguration: v.optional(
    v.object({
      CorsRules: v.array(
        v.object({
          AllowedHeaders: stringList,
          AllowedMethods: stringList,
          AllowedOrigins: stringList,
          ExposedHeaders: stringList,
          MaxAge: v.optional(v.number()),
        }),
      ),
    }),
    { CorsRules: [] },
  ),
  Tags: v.optional(v.array(v.object({ Key: v.string(), Value: v.string() })), []),
});

/** Amplify writes a list of texts, each of which is a bucket. */
const describedBuckets = v.pipe(
  v.optional(v.string(), '[]'),
  v.parseJson(),
  v.array(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        bucketName: v.string(),
        paths: v.optional(v.record(v.string(), v.record(v.string(), v.array(v.string())))),
      }),
    ),
  ),
);

/**
 * Returns the buckets declared with `defineStorage`, not those the CDK uses for its own assets. The stack's
 * output `buckets` says what Amplify tells clients of their paths.
 */
export function bucketsOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
): BucketDefinition[] {
  const described = v.parse(describedBuckets, outputs['buckets']);
  return resources
    .filter(({ type, path }) => type === 'AWS::S3::Bucket' && path.startsWith('storage'))
    .map(({ physicalId, properties }) => {
      const { CorsConfiguration, Tags } = v.parse(bucket, properties);
      const friendlyName = Tags.find(({ Key }) => Key === 'amplify:friendly-name')?.Value;
      const paths = described.find(({ bucketName }) => bucketName === physicalId)?.paths;
      return {
        name: physicalId,
        friendlyName: friendlyName ?? physicalId,
        ...(paths && { paths }),
        corsRules: CorsConfiguration.CorsRules.map((rule) => ({
          allowedHeaders: rule.AllowedHeaders,
          allowedMethods: rule.AllowedMethods,
          allowedOrigins: rule.AllowedOrigins,
          exposedHeaders: rule.ExposedHeaders,
          ...(rule.MaxAge !== undefined && { maxAgeSeconds: rule.MaxAge }),
        })),
      };
    });
}
