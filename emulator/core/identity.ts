import type { RequestHead, WireRequest } from './wire';

/** A user-pool token with verified signature, issuer, expiry, client and revocation status. */
export interface VerifiedToken {
  use: 'access' | 'id';
  /** The account id. */
  sub: string;
  username: string;
  clientId: string;
  issuer: string;
  groups: string[];
  /** The `cognito:preferred_role` claim: the role of the caller's highest-ranking group. */
  preferredRole?: string;
  /** All claims of the token. */
  claims: Record<string, unknown>;
}

/** Why a token was rejected. */
export type TokenRefusal =
  'malformed' | 'signature' | 'expired' | 'revoked' | 'no user' | 'disabled';

/** An invalid token. The message is for logs; callers must learn no more than 'unauthorized'. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  constructor(
    message: string,
    readonly refusal: TokenRefusal = 'malformed',
  ) {
    super(message);
  }
}

/** Verifies the pool's tokens. */
export interface TokenVerifier {
  /** Like `verify`, but accepts tokens whose session has ended or whose user is gone, until they expire. */
  verifySignature(token: string, use: 'access' | 'id'): Promise<VerifiedToken>;
  /** Returns the verified token. Throws InvalidTokenError if it is invalid or has another use. */
  verify(token: string, use: 'access' | 'id'): Promise<VerifiedToken>;
}

/** Temporary credentials issued by the identity pool. */
export interface IssuedCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: Date;
}

/** The signer of a request. The developer's keys have no role and full access. */
export type IamCaller =
  | { kind: 'developer'; accessKeyId: string }
  | {
      kind: 'role';
      accessKeyId: string;
      roleArn: string;
      identityPoolId: string;
      identityId: string;
      authenticated: boolean;
      /** The user-pool account behind an authenticated identity. */
      sub?: string;
    };

/** An invalid signature; `code` is AWS's error code, e.g. 'SignatureDoesNotMatch'. */
export class SignatureError extends Error {
  override name = 'SignatureError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A service whose requests are signed, by its name in a signature. */
type SignedService = 's3' | 'appsync' | 'cognito-idp';

/** Issues credentials, verifies signatures and evaluates policies. */
export interface Iam {
  /** Returns credentials for a role, valid for an hour. */
  issue(session: {
    roleArn: string;
    identityPoolId: string;
    identityId: string;
    authenticated: boolean;
    sub?: string;
  }): Promise<IssuedCredentials>;
  /** Verifies a Signature Version 4 header or presigned URL and returns its signer. Throws SignatureError. */
  authenticate(request: WireRequest, service: SignedService): Promise<IamCaller>;
  /** Returns whether the request carries a SigV4 signature, valid or not. */
  isSigned(head: RequestHead): boolean;
  /** Returns whether the caller's role policies allow the action; developers are always allowed. */
  allows(
    caller: IamCaller,
    action: string,
    resource: string,
    conditions?: Record<string, string>,
  ): boolean;
}

/** Emulated AWS credentials of the developer. Public, because the emulator listens on loopback only. */
export const developerCredentials = {
  accessKeyId: 'EMULATORDEVELOPERKEY',
  secretAccessKey: 'emulator-developer-secret',
} as const;
