import { SignatureError } from '../../core/identity';
import { instantOf, type PresentedSignature } from './presented-signature';

const allowedSkewMs = 15 * 60 * 1000;

/**
 * Refuses a signature that is too old, not yet valid, or dated otherwise than its key.
 * Throws SignatureError.
 */
export function checkFreshness(presented: PresentedSignature, now: Date): void {
  const { timestamp, scope, expiresInSeconds } = presented;
  if (!timestamp.startsWith(scope.date)) {
    throw new SignatureError(
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; Invalid credential date "${scope.date}". This date is not the same as X-Amz-Date: "${timestamp.slice(0, 8)}".`,
    );
  }
  const signedAt = instantOf(timestamp).getTime();
  if (expiresInSeconds === undefined) {
    if (Math.abs(now.getTime() - signedAt) > allowedSkewMs) {
      throw new SignatureError(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
    }
    return;
  }
  if (signedAt - now.getTime() > allowedSkewMs) {
    throw new SignatureError('AccessDenied', 'Request is not yet valid');
  }
  if (now.getTime() > signedAt + expiresInSeconds * 1000) {
    throw new SignatureError('AccessDenied', 'Request has expired');
  }
}
