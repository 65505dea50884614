import { Amplify } from 'aws-amplify';
import { decodeJWT } from 'aws-amplify/auth';
import '@/lib/amplify';
import type { Session } from '@/lib/session';
import * as v from 'valibot';
import { accountFrom } from './account-claims';

const SignInDetails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.optional(v.string()) }),
);

/**
 * The session that this browser kept, read at once and not verified: a return visit is painted from
 * it, and so is a visit without a connection. 'configuring' when nothing is kept; the token provider
 * then has the word.
 */
export function storedSession(): Session {
  try {
    const account = storedAccount();
    return account ? { status: 'authenticated', account } : { status: 'configuring' };
  } catch {
    return { status: 'configuring' };
  }
}

function storedAccount() {
  const pool = `CognitoIdentityServiceProvider.${Amplify.getConfig().Auth?.Cognito.userPoolClientId}`;
  const user = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`)}`;
  const access = localStorage.getItem(`${user}.accessToken`);
  const id = localStorage.getItem(`${user}.idToken`);
  if (!access) return undefined;
  const details = v.safeParse(SignInDetails, localStorage.getItem(`${user}.signInDetails`));
  return accountFrom({
    access: decodeJWT(access).payload,
    id: id ? decodeJWT(id).payload : undefined,
    loginId: details.success ? details.output.loginId : undefined,
  });
}
