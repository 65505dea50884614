import type { WireResponse } from '../../../core/wire';
import { page, redirect } from './answers';
import { errorPage } from './error-page';

/** A request that cannot be answered at the application's address; the person is told on a page. */
export class UnusableRequestError extends Error {
  override name = 'UnusableRequestError';
}

/** A refusal that the application is told in its own address, as RFC 6749 §4.1.2.1 has it. */
export class RefusedRequestError extends Error {
  override name = 'RefusedRequestError';
  constructor(
    /** The application's address and what it sent along to recognize the answer by. */
    readonly to: { redirectUri: string; state: string | undefined },
    /** RFC 6749's name: 'access_denied'. */
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** The answer to a failed step of the hosted sign-in; throws what is no refusal. */
export function refusal(error: unknown): WireResponse {
  if (error instanceof UnusableRequestError) return page(400, errorPage(error.message));
  if (!(error instanceof RefusedRequestError)) throw error;
  const { redirectUri, state } = error.to;
  return redirect(
    withQuery(redirectUri, { error_description: error.message, state, error: error.code }),
  );
}

/** An address with further parameters; those that are undefined are left out. */
export function withQuery(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
