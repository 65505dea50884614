import type { GraphQLError } from 'graphql';
import type { Caller } from './caller';
import type { Value } from './velocity/value';

/** What all fields of one GraphQL request share. */
export interface RequestScope {
  caller: Caller;
  headers: Readonly<Record<string, string>>;
  /** Errors that templates added without failing their field. */
  appended: GraphQLError[];
  /** Rows that the data sources read for this request. */
  itemsRead: number;
  resolversRun: number;
  /** Set when a planned failure asks for the answer to be lost. */
  answerLost: boolean;
  /** The subscription's field and arguments, as far as one was asked for. */
  subscribed?: { fieldName: string; args: Record<string, unknown> };
  /** What a subscription's resolver set by $extensions.setSubscriptionFilter. */
  subscriptionFilter?: Value;
}

/** A scope for a request that begins. */
export function openScope(caller: Caller, headers: Readonly<Record<string, string>>): RequestScope {
  return { caller, headers, appended: [], itemsRead: 0, resolversRun: 0, answerLost: false };
}
