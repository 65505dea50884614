import { decodeJwt, errors } from 'jose';
import type { TokenAuthorization } from '../../assembly/gateway-apis/definition';
import { InvalidTokenError, type VerifiedToken } from '../../core/identity';
import { valueAt, type ApiCall, type ApiParts } from './call';
import { RefusedError } from './refusal';

/**
 * Returns the claims of the token that a call has, and its scopes if the route asks for some. Like API Gateway, accepts
 * tokens until they expire, also after a sign-out. Throws RefusedError.
 */
export async function verifiedToken(
  call: ApiCall,
  { source, scopes, audience }: TokenAuthorization,
  { tokens }: Pick<ApiParts, 'tokens'>,
): Promise<{ claims: Record<string, unknown>; scopes: string[] | null }> {
  const value = valueAt(call, source);
  if (value === undefined) throw unauthorized('Bearer');
  const token = value.replace(/^Bearer\s+/i, '');
  const { claims, clientId } = await verified(token, tokens);
  if (audience.length > 0 && !audience.includes(clientId)) {
    throw unauthorized(challenge('the token does not have a valid audience'));
  }
  const own = scopesOf(claims);
  const isFit = scopes.length === 0 || own.some((scope) => scopes.includes(scope));
  if (call.api.kind === 'HTTP' && !isFit) {
    throw new RefusedError('ACCESS_DENIED', 'Forbidden', 'ForbiddenException');
  }
  // A REST API takes id tokens, and access tokens only for their scopes.
  const isIdToken = claims['token_use'] === 'id';
  if (call.api.kind === 'REST' && (!isFit || isIdToken !== (scopes.length === 0))) {
    throw unauthorized();
  }
  return { claims, scopes: scopes.length > 0 ? own : null };
}

async function verified(token: string, tokens: ApiParts['tokens']): Promise<VerifiedToken> {
  try {
    const use = decodeJwt(token)['token_use'] === 'id' ? 'id' : 'access';
    return await tokens.verifySignature(token, use);
  } catch (error) {
    if (error instanceof errors.JWTInvalid) throw unauthorized(challenge('invalid token'));
    if (!(error instanceof InvalidTokenError)) throw error;
    const isExpired = error.refusal === 'expired';
    throw unauthorized(
      challenge(isExpired ? 'the token has expired' : 'invalid token'),
      isExpired ? 'The incoming token has expired' : undefined,
    );
  }
}

function scopesOf({ scope }: Record<string, unknown>): string[] {
  return typeof scope === 'string' ? scope.split(' ') : [];
}

function unauthorized(wwwAuthenticate?: string, message = 'Unauthorized'): RefusedError {
  return new RefusedError('UNAUTHORIZED', message, 'UnauthorizedException', wwwAuthenticate);
}

function challenge(description: string): string {
  return `Bearer scope="" error="invalid_token" error_description="${description}"`;
}
