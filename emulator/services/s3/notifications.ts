import { randomBytes } from 'node:crypto';
import type { BackendDefinition, BucketNotification } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import { UnrunnableFunctionError, type Functions } from '../lambda/functions';
import type { Address } from './address';
import type { StoredObject } from './stored-object';

/** A change to an object, as notifications report it. */
interface ObjectEvent {
  /** S3's name: 'ObjectCreated:Put'. */
  name: string;
  address: Address;
  /** The new object; absent if it was removed. */
  object?: StoredObject;
  /** Who made the change. */
  principal: string;
}

/** Notifies a bucket's functions of a change. */
export type Notify = (event: ObjectEvent) => void;

interface Parts {
  definition: Pick<BackendDefinition, 'region' | 'accountId' | 'notifications'>;
  lambdas: Pick<Functions, 'start'>;
  clock: Clock;
  log: Log;
}

/** Returns the function that starts the functions of matching notifications, without waiting for them. */
export function createNotify(parts: Parts): Notify {
  return (event) => {
    for (const notification of parts.definition.notifications) {
      if (!matches(notification, event)) continue;
      try {
        parts.lambdas.start(notification.functionArn, {
          Records: [recordOf(event, notification, parts)],
        });
      } catch (error) {
        // On AWS too, the request succeeds without its notification.
        if (!(error instanceof UnrunnableFunctionError)) throw error;
        parts.log.error(`A notification of ${event.name} was not delivered. ${error.message}`);
      }
    }
  };
}

function matches(
  { bucket, events, prefix, suffix }: BucketNotification,
  { name, address }: ObjectEvent,
): boolean {
  return (
    address.bucket === bucket &&
    address.key.startsWith(prefix) &&
    address.key.endsWith(suffix) &&
    events.some((event) =>
      event.endsWith('*') ? `s3:${name}`.startsWith(event.slice(0, -1)) : event === `s3:${name}`,
    )
  );
}

function recordOf(
  { name, address, object, principal }: ObjectEvent,
  { id }: BucketNotification,
  { definition, clock }: Parts,
): object {
  const now = clock.now();
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: definition.region,
    eventTime: now.toISOString(),
    eventName: name,
    userIdentity: { principalId: `AWS:${principal}` },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: {
      'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
      'x-amz-id-2': randomBytes(32).toString('base64'),
    },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: id,
      bucket: {
        name: address.bucket,
        ownerIdentity: { principalId: definition.accountId },
        arn: `arn:aws:s3:::${address.bucket}`,
      },
      object: {
        // As in a form: S3 writes spaces as '+'.
        key: encodeURIComponent(address.key).replaceAll('%20', '+').replaceAll('%2F', '/'),
        ...(object && { size: object.size, eTag: object.etag }),
        sequencer: now.getTime().toString(16).toUpperCase().padStart(18, '0'),
      },
    },
  };
}
