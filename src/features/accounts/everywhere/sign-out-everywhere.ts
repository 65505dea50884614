import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { signOutHere } from '@/session/amplify';
import { unauthorized, unintelligible, unreachable } from '@/lib/errors';

/**
 * Ends the account's sessions on every device, then this one. Amplify's own global sign-out hides a
 * failure of the first half, and a person who fears for an account must hear of that: so the service
 * is asked here. Throws a BackendError, with this session left as it was.
 */
export async function signOutEverywhere(): Promise<void> {
  const response = await askService(await accessToken());
  if (response.status >= 500) throw unreachable(response.status);
  // Any other refusal says that the token is not valid any more: the sessions have been ended.
  await signOutHere();
}

async function accessToken(): Promise<string> {
  let tokens;
  try {
    tokens = await cognitoUserPoolsTokenProvider.getTokens();
  } catch (cause) {
    throw unreachable(cause);
  }
  if (!tokens) throw unauthorized();
  return tokens.accessToken.toString();
}

async function askService(AccessToken: string): Promise<Response> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
  };
  try {
    return await fetch(endpoint(), {
      method: 'POST',
      headers,
      body: JSON.stringify({ AccessToken }),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
}

function endpoint(): string {
  const pool = Amplify.getConfig().Auth?.Cognito;
  if (!pool?.userPoolId) throw unintelligible(new Error('No user pool configured'));
  const [region] = pool.userPoolId.split('_');
  return pool.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
