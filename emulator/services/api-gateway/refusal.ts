/** Why a call is refused, as REST APIs name it. */
export type RefusalType =
  | 'ACCESS_DENIED'
  | 'AUTHORIZER_CONFIGURATION_ERROR'
  | 'EXPIRED_TOKEN'
  | 'INVALID_SIGNATURE'
  | 'MISSING_AUTHENTICATION_TOKEN'
  | 'UNAUTHORIZED';

/** A caller that may not call a route. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  constructor(
    readonly type: RefusalType,
    /** AWS has none where an authorizer failed. */
    readonly reason: string | null,
    /** AWS's code: 'UnauthorizedException'. */
    readonly code: string,
    /** The header www-authenticate of an HTTP API's answer. */
    readonly challenge?: string,
  ) {
    super(reason ?? type);
  }
}
