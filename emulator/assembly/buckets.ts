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

/** Returns the buckets declared with `defineStorage`, not those the CDK uses for its own assets. */
export function bucketsOf(resources: readonly Resource[]): BucketDefinition[] {
  return resources
    .filter(({ type, path }) => type === 'AWS::S3::Bucket' && path.startsWith('storage'))
    .map(({ physicalId, properties }) => {
      const { CorsConfiguration, Tags } = v.parse(bucket, properties);
      const friendlyName = Tags.find(({ Key }) => Key === 'amplify:friendly-name')?.Value;
      return {
        name: physicalId,
        friendlyName: friendlyName ?? physicalId,
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
