import type { CorsRule } from '../../assembly/definition';
import type { RequestHead, WireResponse } from '../../core/wire';
import { StorageError } from './errors';

/** Returns the CORS response headers for the request's origin, or none if no rule allows it. */
export function corsHeaders(rules: CorsRule[], head: RequestHead): Record<string, string> {
  const origin = head.headers['origin'];
  const rule = rules.find((one) => matches(one, { origin, method: head.method, headers: [] }));
  return rule && origin !== undefined ? headersFor(rule, origin) : {};
}

/**
 * Answers a preflight request by the bucket's rules. Throws StorageError 'AccessForbidden' if no
 * rule allows it, and 'BadRequest' if it is not a preflight.
 */
export function preflightResponse(rules: CorsRule[], { headers }: RequestHead): WireResponse {
  const origin = headers['origin'];
  const method = headers['access-control-request-method'];
  if (origin === undefined || method === undefined) throw new StorageError('BadRequest');
  const requestedHeaders = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find((one) => matches(one, { origin, method, headers: requestedHeaders }));
  if (!rule) throw new StorageError('AccessForbidden', undefined, { Method: method });
  return {
    status: 200,
    headers: {
      ...headersFor(rule, origin),
      'access-control-allow-methods': rule.allowedMethods.join(', '),
      ...(requestedHeaders.length > 0 && {
        'access-control-allow-headers': requestedHeaders.join(', '),
      }),
      ...(rule.maxAgeSeconds !== undefined && {
        'access-control-max-age': String(rule.maxAgeSeconds),
      }),
    },
  };
}

function headersFor(rule: CorsRule, origin: string): Record<string, string> {
  const anyOrigin = rule.allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': anyOrigin ? '*' : origin,
    ...(!anyOrigin && { 'access-control-allow-credentials': 'true' }),
    ...(rule.exposedHeaders.length > 0 && {
      'access-control-expose-headers': rule.exposedHeaders.join(', '),
    }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matches(
  rule: CorsRule,
  request: { origin: string | undefined; method: string; headers: string[] },
): boolean {
  const { origin } = request;
  return (
    origin !== undefined &&
    rule.allowedOrigins.some((pattern) => matchesPattern(pattern, origin)) &&
    rule.allowedMethods.includes(request.method) &&
    request.headers.every((name) =>
      rule.allowedHeaders.some((pattern) => matchesPattern(pattern.toLowerCase(), name)),
    )
  );
}

// A pattern contains at most one '*'.
function matchesPattern(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
