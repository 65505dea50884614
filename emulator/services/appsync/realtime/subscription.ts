import type { PreparedOperation } from '../data-api';
import type { RequestScope } from '../request-scope';
import { matchesFilter } from '../template-functions/subscription-filter';
import { toValue, type Value } from '../velocity/value';

/** An accepted subscription. */
export interface Subscription {
  id: string;
  prepared: PreparedOperation;
  fieldName: string;
  args: Record<string, unknown>;
  scope: RequestScope;
}

/** A mutation's payload for a subscription field. */
export interface Notification {
  fieldName: string;
  payload: Record<string, unknown>;
  /** Field names of the payload's type. Arguments with these names act as filters. */
  payloadFields: ReadonlySet<string>;
}

/**
 * Returns whether a subscription receives a payload: every argument that names a field must equal
 * it, and the resolver's filter must match. Fields that the mutation did not select count as null.
 */
export function matches(subscription: Subscription, notification: Notification): boolean {
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
  return argumentsHold && (filter === undefined || matchesFilter(filter, payload));
}
