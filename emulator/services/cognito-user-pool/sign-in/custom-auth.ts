import type { Client } from '../clients';
import {
  factorInCustomAuth,
  incorrectCredentials,
  noCustomAuthTrigger,
  passwordResetRequired,
  unrecognizableTriggerOutput,
  unsupportedChallenge,
  userDisabled,
  userNotConfirmed,
  userNotFound,
} from '../errors';
import type { UserPool } from '../pool';
import type { ChallengeResult } from '../state/challenge-sessions';
import { usableFactors } from '../state/mfa-settings';
import type { User } from '../state/user';
import {
  runCreateAuthChallenge,
  runDefineAuthChallenge,
  type ChallengedSignIn,
} from '../triggers/auth-challenge';
import { runPreAuthentication } from '../triggers/authentication';
import { challengePassword, requireSrpA } from './password-challenge';
import { completeSignIn, requireParameter, type SignInStep } from './steps';

export type CustomAuthDependencies = Pick<
  UserPool,
  'users' | 'challenges' | 'simulate' | 'triggers' | 'tokens' | 'mfa'
>;

/** CUSTOM_AUTH: a sign-in whose challenges the pool's triggers define; with SRP_A, after a password. */
export async function customAuth(
  pool: CustomAuthDependencies,
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const name = requireParameter(parameters, 'USERNAME');
  const publicA = parameters['CHALLENGE_NAME'] === 'SRP_A' ? requireSrpA(parameters) : undefined;
  if (!pool.triggers.find('DefineAuthChallenge')) throw noCustomAuthTrigger();
  const user = await pool.users.find(name);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  if (publicA !== undefined && user?.status === 'RESET_REQUIRED') throw passwordResetRequired();
  await runPreAuthentication(pool, client, { name, user });
  // As documented, these triggers aren't told what the application sends with InitiateAuth.
  const { metadata: _, ...untold } = client;
  const username = user?.username ?? pool.simulate(name).username;
  const results = publicA === undefined ? [] : [passed('SRP_A')];
  return continueCustomAuth(pool, untold, { username, user, results }, { name, publicA });
}

/** Returns the result of a challenge that isn't custom. */
export function passed(challengeName: 'SRP_A' | 'PASSWORD_VERIFIER'): ChallengeResult {
  return { challengeName, challengeResult: true, challengeMetadata: null };
}

/** Returns the step that the define auth challenge trigger decides on. Throws if it refuses the sign-in. */
export async function continueCustomAuth(
  pool: Omit<CustomAuthDependencies, 'users'>,
  client: Client,
  signIn: ChallengedSignIn,
  srp?: { name: string; publicA: string | undefined },
): Promise<SignInStep> {
  const { user, results } = signIn;
  if (user) await assertMaySignIn(pool, user);
  const decision = await runDefineAuthChallenge(pool, client, signIn);
  if (decision.failAuthentication) throw incorrectCredentials();
  if (decision.issueTokens) {
    if (!user) throw incorrectCredentials();
    return completeSignIn(pool, client, user);
  }
  switch (decision.challengeName) {
    case 'CUSTOM_CHALLENGE':
      return challenge(pool, client, signIn);
    case 'PASSWORD_VERIFIER':
      if (srp?.publicA === undefined) throw unrecognizableTriggerOutput();
      return challengePassword(pool, client, { ...srp, publicA: srp.publicA, user, results });
    case undefined:
    case null:
      throw unrecognizableTriggerOutput();
    default:
      throw unsupportedChallenge(decision.challengeName);
  }
}

async function challenge(
  pool: Pick<CustomAuthDependencies, 'challenges' | 'triggers'>,
  client: Client,
  signIn: ChallengedSignIn,
): Promise<SignInStep> {
  const created = await runCreateAuthChallenge(pool, client, signIn);
  const { username, results } = signIn;
  const session = await pool.challenges.create({
    challenge: 'CUSTOM_CHALLENGE',
    username,
    clientId: client.id,
    custom: {
      results,
      privateParameters: created.privateChallengeParameters ?? {},
      metadata: created.challengeMetadata ?? null,
    },
  });
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeParameters: { USERNAME: username, ...created.publicChallengeParameters },
  };
}

async function assertMaySignIn({ mfa }: Pick<UserPool, 'mfa'>, user: User): Promise<void> {
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed();
  const settings = await mfa.read();
  const isAsked = settings.mode === 'ON' || usableFactors(settings, user.factors).length > 0;
  if (settings.mode !== 'OFF' && isAsked) throw factorInCustomAuth();
}
