import type { Json } from '../velocity/value';

/** A failure that the response template sees as $ctx.error. */
export interface DataSourceError {
  message: string;
  type: string;
}

/** What a data source gives a response template as $ctx.result and $ctx.error. */
export interface DataSourceAnswer {
  result: Json;
  error?: DataSourceError;
  /** Rows read, for the figures of a request. */
  itemsRead: number;
}

/** Does what a request template asked for. Throws ResolverError for what it cannot understand. */
export type DataSource = (request: Record<string, unknown>) => Promise<DataSourceAnswer>;
