import type { PreparedOperation } from '../data-api';
import type { RequestScope } from '../request-scope';
import { passesFilter } from '../template-functions/subscription-filter';
import { toValue, type Value } from '../velocity/value';

/** A subscription that was admitted. */
export interface Subscription {
  id: string;
  prepared: PreparedOperation;
  fieldName: string;
  args: Record<string, unknown>;
  scope: RequestScope;
}

/** A mutation's payload, on its way to a subscription's field. */
export interface Notification {
  fieldName: string;
  payload: Record<string, unknown>;
  /** The fields that the payload's type has; an argument of such a name is a filter. */
  payloadFields: ReadonlySet<string>;
}

/**
 * Whether a subscription wants a payload: every argument that names a field must equal it, and
 * the filter that its resolver set must hold. A field that the mutation did not select has no
 * value, so that nothing is delivered on the strength of what cannot be seen.
 */
export function wants(subscription: Subscription, notification: Notification): boolean {
  if (subscription.fieldName !== notification.fieldName) return false;
  const payload = new Map(
    Object.entries(notification.payload).map(([name, value]): [string, Value] => [
      name,
      toValue(value),
    ]),
  );
  const argumentsHold = Object.entries(subscription.args).every(
    ([name, wanted]) =>
      !notification.payloadFields.has(name) || (payload.get(name) ?? null) === (wanted ?? null),
  );
  const filter = subscription.scope.subscriptionFilter;
  return argumentsHold && (filter === undefined || passesFilter(filter, payload));
}
