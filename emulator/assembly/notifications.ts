import * as v from 'valibot';
import type { BucketNotification } from './definition';
import type { Resource } from './stacks';

const rule = v.object({
  Id: v.optional(v.string()),
  Events: v.array(v.string()),
  LambdaFunctionArn: v.string(),
  Filter: v.optional(
    v.object({
      Key: v.object({ FilterRules: v.array(v.object({ Name: v.string(), Value: v.string() })) }),
    }),
  ),
});

const notifications = v.object({
  BucketName: v.string(),
  NotificationConfiguration: v.looseObject({
    LambdaFunctionConfigurations: v.optional(v.array(rule), []),
  }),
});

const type = 'Custom::S3BucketNotifications';

/** Returns the functions that run when objects are stored in buckets or removed from them. */
export function notificationsOf(resources: readonly Resource[]): BucketNotification[] {
  return resources
    .filter((resource) => resource.type === type)
    .flatMap(({ logicalId, properties }) => {
      const { BucketName, NotificationConfiguration } = v.parse(notifications, properties);
      return NotificationConfiguration.LambdaFunctionConfigurations.map((one, at) => ({
        id: one.Id ?? `${logicalId}-${at}`,
        bucket: BucketName,
        events: one.Events,
        functionArn: one.LambdaFunctionArn,
        prefix: filterOf(one, 'prefix'),
        suffix: filterOf(one, 'suffix'),
      }));
    });
}

function filterOf({ Filter }: v.InferOutput<typeof rule>, name: string): string {
  const rules = Filter?.Key.FilterRules ?? [];
  return rules.find(({ Name }) => Name.toLowerCase() === name)?.Value ?? '';
}

/** Returns a phrase for each kind of notification that goes elsewhere than to functions. */
export function unsupportedNotificationsOf(resources: readonly Resource[]): string[] {
  return resources
    .filter((resource) => resource.type === type)
    .flatMap(({ properties }) => {
      const { BucketName, NotificationConfiguration } = v.parse(notifications, properties);
      return Object.keys(NotificationConfiguration)
        .filter((kind) => kind !== 'LambdaFunctionConfigurations')
        .map((kind) => `the notifications of the bucket ${BucketName} (${kind})`);
    });
}
