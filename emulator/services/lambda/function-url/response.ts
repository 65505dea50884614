import * as v from 'valibot';
import type { WireResponse } from '../../../core/wire';

const responseSchema = v.object({
  statusCode: v.pipe(
    v.unknown(),
    v.transform(Number),
    v.integer(),
    v.minValue(200),
    v.maxValue(599),
  ),
  headers: v.nullish(
    v.record(
      v.string(),
      v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)),
    ),
    {},
  ),
  cookies: v.nullish(v.array(v.string()), []),
  body: v.nullish(v.string(), ''),
  isBase64Encoded: v.nullish(v.boolean(), false),
});

/** Headers that the server sets itself. */
const ownHeaders = new Set(['connection', 'content-length', 'transfer-encoding']);

const json = 'application/json';

/**
 * Returns the HTTP response that a function's response describes. Without a status code, the function's response is the
 * body, as JSON. Undefined if it describes none. `defaultType` is the content type of one that has none.
 */
export function responseOf(payload: unknown, defaultType = json): WireResponse | undefined {
  if (typeof payload !== 'object' || payload === null || !('statusCode' in payload)) {
    return {
      status: 200,
      headers: { 'content-type': json },
      body: JSON.stringify(payload ?? null),
    };
  }
  const parsed = v.safeParse(responseSchema, payload);
  if (!parsed.success) return undefined;
  const { statusCode: status, cookies, body, isBase64Encoded } = parsed.output;
  const headers = Object.entries(parsed.output.headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !ownHeaders.has(name));
  return {
    status,
    headers: { 'content-type': defaultType, ...Object.fromEntries(headers) },
    ...(cookies.length > 0 && { cookies }),
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}
