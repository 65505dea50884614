import type { Json } from '../velocity/value';

/** An error of a GraphQL answer in AppSync's shape. */
export interface ResponseError {
  path: readonly (string | number)[] | null;
  data?: Json;
  errorType?: string | null;
  errorInfo?: Json;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
}

/** The body of a GraphQL answer. */
export interface ResponseBody {
  data: Record<string, unknown> | null;
  errors?: ResponseError[];
}
