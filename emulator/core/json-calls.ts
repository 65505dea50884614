import * as v from 'valibot';
import type { RequestHead, WireRequest, WireResponse } from './wire';

/** Returns a JSON response that no cache keeps. */
export function jsonResponse(status: number, body: unknown): WireResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** Runs `act` with the request's body and responds with its result. Accepts only JSON, which no form can send. */
export async function withInput<T>(
  request: WireRequest,
  schema: v.GenericSchema<unknown, T>,
  act: (input: T) => unknown,
): Promise<WireResponse> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return jsonResponse(415, { message: 'Send the content type application/json.' });
  }
  const input = inputOf(request, schema);
  if (input instanceof Error) return jsonResponse(400, { message: input.message });
  return jsonResponse(200, (await act(input)) ?? {});
}

/**
 * Returns a refusal if a page on another port sent the request; undefined for programs and the emulator's own pages.
 */
export function refusedOrigin({ headers }: RequestHead): WireResponse | undefined {
  const { origin, host } = headers;
  if (origin === undefined || origin === `http://${host}`) return undefined;
  return jsonResponse(403, { message: "Only the emulator's own pages and programs may do this." });
}

function inputOf<T>(request: WireRequest, schema: v.GenericSchema<unknown, T>): T | Error {
  try {
    return v.parse(schema, JSON.parse(request.body.toString('utf8')));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
