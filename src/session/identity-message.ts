import { BackendError, messageFor } from '@/lib/errors';

/**
 * The text to show for what the identity service, or the way to it, threw: the service's own message
 * (spec §8), or `otherwise` where it gives none.
 */
export function identityMessage(error: Error, otherwise: string): string {
  return error.name === 'NetworkError' ? NO_CONNECTION : error.message || otherwise;
}

/** The same for work that asks both the data API and the identity service. */
export function accountMessage(error: Error): string {
  return error instanceof BackendError ? error.message : identityMessage(error, messageFor(error));
}

const NO_CONNECTION = 'We could not reach the server. Check your connection, then try again.';
