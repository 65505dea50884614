import type { RequestHead, WireResponse } from '../../core/wire';
import type { Caller } from './caller';
import type { PreparedOperation } from './data-api';
import type { DataSourceResponse } from './data-sources/data-source';

/** A field of a response, by its path there and its name in the schema. */
export interface WatchedField {
  path: readonly (string | number)[];
  typeName: string;
  fieldName: string;
}

/** Watches a function of a pipeline. */
export interface StepWatch {
  sent(request: Record<string, unknown>): void;
  received(response: DataSourceResponse): void;
  failed(error: unknown): void;
}

/** Watches one request to the data API. */
export interface RequestWatch {
  caller(caller: Caller): void;
  operation(operation: PreparedOperation): void;
  /** The field's directives or the caller's role refused it, before any resolver ran. */
  refused(field: WatchedField): void;
  step(field: WatchedField, name: string, dataSource: string): StepWatch;
  answered(response: WireResponse): void;
}

/** The watcher of the data API's requests, if any. The console sets it when it is opened. */
export interface Watching {
  begin?: (request: RequestHead & { body: Buffer }) => RequestWatch;
}
