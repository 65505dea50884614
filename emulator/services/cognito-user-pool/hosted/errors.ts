import type { WireResponse } from '../../../core/wire';
import { page, redirect } from './responses';
import { errorPage } from './hosted-page';

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
