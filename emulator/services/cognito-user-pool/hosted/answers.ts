import type { WireResponse } from '../../../core/wire';

/** Codes and tokens stay out of caches and of the addresses that other sites see. */
const plainHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Applications of any origin call the token endpoint from their pages. */
const anyOrigin = { 'access-control-allow-origin': '*' };

export function json(status: number, body: object): WireResponse {
  return {
    status,
    headers: { ...plainHeaders, ...anyOrigin, 'content-type': 'application/json;charset=UTF-8' },
    body: JSON.stringify(body),
  };
}

/** An error of the token endpoint, which clients read as JSON (RFC 6749 §5.2). */
export const tokenError = (error: string, status = 400) => json(status, { error });

export function redirect(location: string): WireResponse {
  return { status: 302, headers: { ...plainHeaders, location } };
}

/** A page without scripts, whose forms lead here and, by a redirect, back to `application`. */
export function page(status: number, markup: string, application = ''): WireResponse {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // The empty icon, which keeps the browser from asking for one.
    'img-src data:',
    `form-action 'self' ${application}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
    body: markup,
  };
}

export function stylesheet(css: string): WireResponse {
  return {
    status: 200,
    headers: { ...plainHeaders, 'content-type': 'text/css; charset=utf-8' },
    body: css,
  };
}
