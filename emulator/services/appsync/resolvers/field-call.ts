import type { GraphQLResolveInfo } from 'graphql';
import type { RequestScope } from '../request-scope';

/** The arguments of a GraphQL field resolver. */
export interface FieldCall {
  source: unknown;
  args: Record<string, unknown>;
  info: GraphQLResolveInfo;
  scope: RequestScope;
}
