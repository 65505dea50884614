import type { Value } from '../velocity/value';

/**
 * The code before or after a resolver's functions, or before or after a function's data source, given $ctx and $util.
 * `returned` is true when it ended early. Throws ResolverError.
 */
export type Handler = (variables: ReadonlyMap<string, Value>) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}
