import type { ConsumedUnits } from '../../dynamodb/consumed-units';
import type { Json } from '../velocity/value';

/** The value of $ctx.error in a response template. */
export interface DataSourceError {
  message: string;
  type: string;
}

/** A data source's response, which templates see as $ctx.result and $ctx.error. */
export interface DataSourceResponse {
  result: Json;
  error?: DataSourceError;
}

/**
 * Executes a request template's request. Calls `consumed` with the units of each table operation. Throws
 * ResolverError if the request is invalid.
 */
export type DataSource = (
  request: Record<string, unknown>,
  consumed?: (units: ConsumedUnits) => void,
) => Promise<DataSourceResponse>;
