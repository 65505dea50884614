import type { RequestHead, WireRequest } from './wire';

/** A user-pool token whose signature, issuer, expiry, client and revocation were checked. */
export interface VerifiedToken {
  use: 'access' | 'id';
  /** The account's id. */
  sub: string;
  username: string;
  clientId: string;
  issuer: string;
  groups: string[];
  /** The role of the caller's first group, if it has one (`cognito:preferred_role`). */
  preferredRole?: string;
  /** Every claim as it stands in the token. */
  claims: Record<string, unknown>;
}

/** Why a token was refused. */
export type TokenRefusal =
  'malformed' | 'signature' | 'expired' | 'revoked' | 'no user' | 'disabled';

/** A token was refused; the message is fit for a log, never for telling the caller more than 'unauthorized'. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  constructor(
    message: string,
    readonly refusal: TokenRefusal = 'malformed',
  ) {
    super(message);
  }
}

/** Checks the pool's tokens for the services that accept them. */
export interface TokenVerifier {
  /** Resolves for a valid token of the asked use; throws InvalidTokenError for any other. */
  verify(token: string, use: 'access' | 'id'): Promise<VerifiedToken>;
}

/** Temporary credentials as the identity pool hands them out. */
export interface IssuedCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: Date;
}

/** Who signed a request. The developer's own keys have no role and may do everything. */
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

/** A signature was refused; `code` is AWS's own name for the reason (e.g. 'SignatureDoesNotMatch'). */
export class SignatureError extends Error {
  override name = 'SignatureError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What identity pool, data API, storage and the user pool's admin calls need of IAM. */
export interface Iam {
  /** Makes credentials for a role, valid for an hour. */
  issue(session: {
    roleArn: string;
    identityPoolId: string;
    identityId: string;
    authenticated: boolean;
    sub?: string;
  }): Promise<IssuedCredentials>;
  /** Checks a Signature Version 4 header or presigned query. Throws SignatureError. */
  authenticate(request: WireRequest, service: 's3' | 'appsync' | 'cognito-idp'): Promise<IamCaller>;
  /** Whether the request carries a SigV4 signature at all. */
  isSigned(head: RequestHead): boolean;
  /** Evaluates the caller's synthesized role policies; developers are always allowed. */
  allows(
    caller: IamCaller,
    action: string,
    resource: string,
    conditions?: Record<string, string>,
  ): boolean;
}

/** The keys that stand for the developer's own AWS credentials; loopback only, so no secret. */
export const developerCredentials = {
  accessKeyId: 'VERDUREDEVELOPERKEY',
  secretAccessKey: 'verdure-emulator-developer-secret',
} as const;
