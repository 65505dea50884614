import type { Client } from '../clients';
import { missingParameter } from '../errors';
import type { UserPool } from '../pool';
import type { ChallengeName, ChallengeSession } from '../state/challenge-sessions';
import type { User } from '../state/user';
import type { AuthenticationResult } from '../tokens/token-issuer';

/** The next step of a sign-in: tokens, or another challenge. */
export type SignInStep =
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, string> }
  | {
      ChallengeName: ChallengeName;
      /** Absent for PASSWORD_VERIFIER, whose secret block identifies the session. */
      Session?: string;
      ChallengeParameters: Record<string, string>;
    };

/** Completes a sign-in with tokens. */
export async function completeSignIn(
  pool: UserPool,
  client: Client,
  user: User,
): Promise<SignInStep> {
  const AuthenticationResult = await pool.tokens.issue(user, client);
  return { AuthenticationResult, ChallengeParameters: {} };
}

/** Issues a challenge. Its parameters always include the user. */
export async function issueChallenge(
  pool: UserPool,
  client: Client,
  user: User,
  challenge: ChallengeName,
  parameters: Record<string, string>,
  details: Pick<ChallengeSession, 'code' | 'softwareToken'> = {},
): Promise<SignInStep> {
  const { username } = user;
  const session = await pool.challenges.create({
    challenge,
    username,
    clientId: client.id,
    ...details,
  });
  return {
    ChallengeName: challenge,
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: username, ...parameters },
  };
}

/** Returns a parameter of a sign-in request. Throws InvalidParameterException if it is missing. */
export function requireParameter(
  parameters: Readonly<Record<string, string>>,
  name: string,
): string {
  const value = parameters[name];
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}
