import type { Value } from '../velocity/value';

/**
 * The code that a resolver runs before and after its functions, or a function around its data source, given $ctx and
 * $util. `returned` is true when it ended early. Throws ResolverError.
 */
export type Handler = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}
