import type { GraphQLResolveInfo } from 'graphql';
import type { RequestScope } from '../request-scope';

/** One field to resolve: the object that it belongs to, its arguments, and the request around it. */
export interface FieldCall {
  source: unknown;
  args: Record<string, unknown>;
  info: GraphQLResolveInfo;
  scope: RequestScope;
}
