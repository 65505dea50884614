import type { WireResponse } from '../../core/wire';

/** Returns a response in JSON. */
export function json(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): WireResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
