import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { missingParameter } from '../errors';
import type { UserPool } from '../pool';
import type { ChallengeName, ChallengeSession } from '../state/challenge-sessions';
import type { User } from '../state/user';
import type { AuthenticationResult } from '../tokens/pool-tokens';

/** What a sign-in leads to next: tokens, or a question that the client must answer first. */
export type SignInStep =
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, string> }
  | {
      ChallengeName: ChallengeName;
      /** Absent for a password handshake, whose secret block stands for the session. */
      Session?: string;
      ChallengeParameters: Record<string, string>;
    };

/** Ends a sign-in with tokens. */
export async function finish(
  pool: Pick<UserPool, 'tokens'>,
  client: UserPoolClientDefinition,
  user: User,
): Promise<SignInStep> {
  return { AuthenticationResult: await pool.tokens.signIn(user, client), ChallengeParameters: {} };
}

/** Asks the client for something; the parameters always name the account. */
export async function ask(
  pool: Pick<UserPool, 'challenges'>,
  client: UserPoolClientDefinition,
  user: User,
  challenge: ChallengeName,
  parameters: Record<string, string>,
  details: Pick<ChallengeSession, 'code' | 'softwareToken'> = {},
): Promise<SignInStep> {
  const { username } = user;
  const session = await pool.challenges.open({
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

/** A parameter of a sign-in request. Throws InvalidParameterException when it is missing. */
export function required(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = parameters[name];
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}
