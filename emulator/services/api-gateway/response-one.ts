import * as v from 'valibot';
import type { WireResponse } from '../../core/wire';

const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

const responseSchema = v.object({
  statusCode: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer(),
    v.minValue(200),
    v.maxValue(599),
  ),
  headers: v.nullish(v.record(v.string(), text), {}),
  multiValueHeaders: v.nullish(v.record(v.string(), v.array(text)), {}),
  body: v.nullish(v.string(), ''),
  isBase64Encoded: v.nullish(v.boolean(), false),
});

/** Headers that the server sets itself. */
const ownHeaders = new Set(['connection', 'content-length', 'transfer-encoding', 'set-cookie']);

/**
 * Returns the HTTP response that a function's response in payload format 1.0 describes, or undefined if it describes
 * none. Bodies in Base64 are decoded unless `decodes` is false.
 */
export function responseOne(
  payload: unknown,
  defaultType: string,
  decodes = true,
): WireResponse | undefined {
  const parsed = v.safeParse(responseSchema, payload);
  if (!parsed.success) return undefined;
  const { statusCode: status, headers, multiValueHeaders, body, isBase64Encoded } = parsed.output;
  const lists = new Map(
    [
      ...Object.entries(headers).map(([name, value]) => [name, [value]] as const),
      ...Object.entries(multiValueHeaders),
    ].map(([name, values]) => [name.toLowerCase(), values]),
  );
  const cookies = lists.get('set-cookie') ?? [];
  const others = [...lists].filter(([name]) => !ownHeaders.has(name));
  return {
    status,
    headers: {
      'content-type': defaultType,
      ...Object.fromEntries(others.map(([name, values]) => [name, values.join(', ')])),
    },
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    body: isBase64Encoded && decodes ? Buffer.from(body, 'base64') : body,
  };
}
