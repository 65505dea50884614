import type { WireResponse } from '../../../core/wire';

/** Keeps codes and tokens out of caches and Referer headers. */
const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // With 'no-referrer', its own forms would be sent with the origin 'null'.
  'referrer-policy': 'same-origin',
};

/** Pages on any origin may call the token endpoint. */
const anyOrigin = { 'access-control-allow-origin': '*' };

/** Returns a JSON response, readable from any origin. */
export function json(status: number, body: object): WireResponse {
  return {
    status,
    headers: { ...securityHeaders, ...anyOrigin, 'content-type': 'application/json;charset=UTF-8' },
    body: JSON.stringify(body),
  };
}

/** Returns a token endpoint error as JSON (RFC 6749 §5.2). */
export const tokenError = (error: string, status = 400) => json(status, { error });

/** Returns a 302 redirect. */
export function redirect(location: string): WireResponse {
  return { status: 302, headers: { ...securityHeaders, location } };
}

/** Returns a script-free page whose forms may submit here and redirect to `applicationOrigin`. */
export function page(status: number, markup: string, applicationOrigin = ''): WireResponse {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // The empty icon, which keeps the browser from requesting one.
    'img-src data:',
    `form-action 'self' ${applicationOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
    body: markup,
  };
}

/** Returns a CSS response. */
export function stylesheet(css: string): WireResponse {
  return {
    status: 200,
    headers: { ...securityHeaders, 'content-type': 'text/css; charset=utf-8' },
    body: css,
  };
}
