import type { FunctionUrlDefinition } from '../../../assembly/definition';
import type { RequestHead, WireResponse } from '../../../core/wire';

type Cors = NonNullable<FunctionUrlDefinition['cors']>;

/** Returns Lambda's own answer to a preflight; undefined if the request isn't one. */
export function preflightOf(cors: Cors, head: RequestHead): WireResponse | undefined {
  const { 'access-control-request-method': method, 'access-control-request-headers': headers } =
    head.headers;
  if (head.method !== 'OPTIONS' || method === undefined) return undefined;
  const shared = corsHeaders(cors, head);
  if (Object.keys(shared).length === 0) return { status: 200 };
  const allowedHeaders = listOf(cors.allowedHeaders, headers);
  return {
    status: 200,
    headers: {
      ...shared,
      'access-control-allow-methods': listOf(cors.allowedMethods, method),
      ...(allowedHeaders !== '' && { 'access-control-allow-headers': allowedHeaders }),
      ...(cors.maxAgeSeconds !== undefined && {
        'access-control-max-age': String(cors.maxAgeSeconds),
      }),
    },
  };
}

/** Returns a response with the URL's CORS headers in place of the function's own. */
export function withCors(cors: Cors, head: RequestHead, response: WireResponse): WireResponse {
  const own = Object.entries(response.headers ?? {}).filter(
    ([name]) => !name.startsWith('access-control-'),
  );
  const headers: Record<string, string> = Object.fromEntries(own);
  const added = corsHeaders(cors, head);
  const vary = [headers['vary'], added['vary']].filter((one) => one !== undefined).join(', ');
  return { ...response, headers: { ...headers, ...added, ...(vary !== '' && { vary }) } };
}

/** Returns the headers for the request's origin, or none if it isn't allowed. */
function corsHeaders(cors: Cors, { headers: { origin } }: RequestHead): Record<string, string> {
  const isAny = cors.allowedOrigins.includes('*');
  if (origin === undefined || !(isAny || cors.allowedOrigins.includes(origin))) return {};
  return {
    'access-control-allow-origin': isAny && !cors.allowCredentials ? '*' : origin,
    ...(cors.allowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.exposedHeaders.length > 0 && {
      'access-control-expose-headers': cors.exposedHeaders.join(','),
    }),
    vary: 'Origin',
  };
}

/** '*' allows what is asked for. */
function listOf(allowed: readonly string[], asked = ''): string {
  return allowed.includes('*') ? asked : allowed.join(',');
}
