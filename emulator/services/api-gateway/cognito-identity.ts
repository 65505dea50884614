import type { IamCaller } from '../../core/identity';
import type { ApiParts } from './call';

/** What the identity pool tells API Gateway of a signer. */
export interface CognitoIdentity {
  identityId: string;
  identityPoolId: string;
  /** 'authenticated' and the provider, or 'unauthenticated'. */
  amr: string[];
}

/** Returns the identity that signed a request, or null if the identity pool issued no keys for it. */
export function identityOf(
  caller: IamCaller,
  { definition: { region, userPool } }: Pick<ApiParts, 'definition'>,
): CognitoIdentity | null {
  if (caller.kind !== 'role') return null;
  const { identityId, identityPoolId, authenticated, sub } = caller;
  const shared = { identityId, identityPoolId };
  if (!authenticated) return { ...shared, amr: ['unauthenticated'] };
  const provider = `cognito-idp.${region}.amazonaws.com/${userPool?.id}`;
  const signIn = `${provider}:CognitoSignIn:${sub}`;
  return { ...shared, amr: ['authenticated', provider, signIn] };
}
