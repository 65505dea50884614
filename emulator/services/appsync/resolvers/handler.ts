import type { Value } from '../velocity/value';

/**
 * What a resolver runs before and after its functions, or a function around its data source, given
 * $ctx and $util. `returned` is true when it ended early. A template tells `observe` its variables at its end. Throws
 * ResolverError.
 */
export type Handler = (
  variables: ReadonlyMap<string, Value>,
  observe?: (variables: ReadonlyMap<string, Value>) => void,
) => {
  value: unknown;
  returned: boolean;
};

export interface Handlers {
  request: Handler;
  response: Handler;
}
