import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import './amplify';

/** The access token from Amplify, renewed if it has to be; undefined when nobody is signed in. */
export async function renewedAccessToken(forceRefresh: boolean): Promise<string | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  return tokens?.accessToken.toString();
}
