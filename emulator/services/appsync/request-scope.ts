import type { ConsumedUnits } from '../dynamodb/consumed-units';
import type { Caller } from './caller';
import type { RequestWatch } from './watch';
import type { Value } from './velocity/value';

/** State shared by all fields of one GraphQL request. */
export interface RequestScope {
  caller: Caller;
  /** Receives the units of each table operation. */
  consumed(units: ConsumedUnits): void;
  resolversRun: number;
  /** Set by an injected fault that loses the response. */
  responseLost: boolean;
  /** Field and arguments of a subscription. */
  subscribed?: { fieldName: string; args: Record<string, unknown> };
  /** Records the request for the console. */
  watch?: RequestWatch | undefined;
  /** The filter set with $extensions.setSubscriptionFilter. */
  subscriptionFilter?: Value;
}

/** Returns the scope of a new request. */
export function createScope(
  caller: Caller,
  consumed: RequestScope['consumed'],
  watch?: RequestWatch,
): RequestScope {
  return {
    watch,
    caller,
    consumed,
    resolversRun: 0,
    responseLost: false,
  };
}
