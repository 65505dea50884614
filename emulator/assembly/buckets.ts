import * as v from 'valibot';
import type { BucketDefinition } from './definition';
import type { Resource } from './stacks';

const textList = v.optional(v.array(v.string()), []);

const bucket = v.object({
  CorsConfiguration: v.optional(
    v.object({
      CorsRules: v.array(
        v.object({
          AllowedHeaders: textList,
          AllowedMethods: textList,
          AllowedOrigins: textList,
          ExposedHeaders: textList,
          MaxAge: v.optional(v.number()),
        }),
      ),
    }),
    { CorsRules: [] },
  ),
  Tags: v.optional(v.array(v.object({ Key: v.string(), Value: v.string() })), []),
});

/** The buckets that the application uses: those to which `defineStorage` gave a friendly name. */
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
