import type { Value } from '../velocity/value';

/**
 * A request or response handler of a resolver or of one of its functions, given $ctx and $util. `returned` is true when
 * it ended early. Throws ResolverError.
 */
export type Handler = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}
