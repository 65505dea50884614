import { jsonResponse } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import type { ConsoleParts } from './parts';

/** Handles the calls of the console's function logs; undefined for other calls. */
export function answerLogCall(
  call: string,
  { query }: WireRequest,
  { definition, lines }: ConsoleParts,
): WireResponse | undefined {
  switch (call) {
    case 'GET functions':
      return jsonResponse(
        200,
        definition.lambdas.map(({ label }) => label),
      );
    case 'GET lines':
      return jsonResponse(200, lines?.after(Number(query.get('after') ?? 0)) ?? []);
    default:
      return undefined;
  }
}
