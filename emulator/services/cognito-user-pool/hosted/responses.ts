import type { WireResponse } from '../../../core/wire';
import { errorPage } from './pages';

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

/** An error shown on a page, because the redirect URI cannot be trusted. */
export class BadRequestError extends Error {
  override name = 'BadRequestError';
}

/** An error sent to the application's redirect URI (RFC 6749 §4.1.2.1). */
export class AuthorizationError extends Error {
  override name = 'AuthorizationError';
  constructor(
    /** The application's redirect URI and its state parameter. */
    readonly to: { redirectUri: string; state: string | undefined },
    /** The OAuth error code, for example 'access_denied'. */
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** Returns the response to an error of the hosted sign-in. Rethrows unexpected errors. */
export function errorResponse(error: unknown): WireResponse {
  if (error instanceof BadRequestError) return page(400, errorPage(error.message));
  if (!(error instanceof AuthorizationError)) throw error;
  const { redirectUri, state } = error.to;
  return redirect(
    withQuery(redirectUri, { error_description: error.message, state, error: error.code }),
  );
}

/** Returns the URL with added query parameters, without undefined ones. */
export function withQuery(base: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
