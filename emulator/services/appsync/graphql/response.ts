import type { Json } from '../velocity/value';

/** A GraphQL error in AppSync's format. */
export interface ResponseError {
  path: readonly (string | number)[] | null;
  data?: Json;
  errorType?: string | null;
  errorInfo?: Json;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
}

/** The body of a GraphQL response. */
export interface ResponseBody {
  data: Record<string, unknown> | null;
  errors?: ResponseError[];
}
