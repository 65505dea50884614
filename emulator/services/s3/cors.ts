import type { CorsRule } from '../../assembly/definition';
import type { RequestHead, WireResponse } from '../../core/wire';
import { StorageError } from './errors';

/** The headers that let a page of the request's origin read the answer; none if no rule does. */
export function corsHeaders(rules: CorsRule[], head: RequestHead): Record<string, string> {
  const origin = head.headers['origin'];
  const rule = rules.find((one) => matches(one, { origin, method: head.method, headers: [] }));
  return rule && origin !== undefined ? headersFor(rule, origin) : {};
}

/**
 * The answer to a browser's preflight, by the bucket's rules. Throws StorageError
 * 'AccessForbidden' when no rule allows it, and 'BadRequest' when it is no preflight.
 */
export function answerPreflight(rules: CorsRule[], { headers }: RequestHead): WireResponse {
  const origin = headers['origin'];
  const method = headers['access-control-request-method'];
  if (origin === undefined || method === undefined) throw new StorageError('BadRequest');
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find((one) => matches(one, { origin, method, headers: asked }));
  if (!rule) throw new StorageError('AccessForbidden', undefined, { Method: method });
  return {
    status: 200,
    headers: {
      ...headersFor(rule, origin),
      'access-control-allow-methods': rule.allowedMethods.join(', '),
      ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
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
  asked: { origin: string | undefined; method: string; headers: string[] },
): boolean {
  const { origin } = asked;
  return (
    origin !== undefined &&
    rule.allowedOrigins.some((pattern) => fits(pattern, origin)) &&
    rule.allowedMethods.includes(asked.method) &&
    asked.headers.every((name) =>
      rule.allowedHeaders.some((pattern) => fits(pattern.toLowerCase(), name)),
    )
  );
}

// A pattern holds at most one '*'.
function fits(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
