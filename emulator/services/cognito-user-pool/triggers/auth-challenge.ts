import * as v from 'valibot';
import type { Client } from '../clients';
import type { UserPool } from '../pool';
import type { ChallengeResult } from '../state/challenge-sessions';
import type { User } from '../state/user';
import { noCustomAuthTrigger } from '../errors';
import { triggerAttributes } from './user-attributes';

/** Who answers the challenges, and how so far. Without a user, nobody has this name. */
export interface ChallengedSignIn {
  username: string;
  user: User | undefined;
  results: ChallengeResult[];
}

type Dependencies = Pick<UserPool, 'triggers'>;

const decision = v.object({
  challengeName: v.nullish(v.string()),
  issueTokens: v.nullish(v.boolean()),
  failAuthentication: v.nullish(v.boolean()),
});

const parameters = v.nullish(v.record(v.string(), v.string()));

const challenge = v.object({
  publicChallengeParameters: parameters,
  privateChallengeParameters: parameters,
  challengeMetadata: v.nullish(v.string()),
});

const verdict = v.object({ answerCorrect: v.nullish(v.boolean()) });

/** Runs the define auth challenge trigger, which decides how a custom sign-in continues. */
export function runDefineAuthChallenge(
  pool: Dependencies,
  client: Client,
  signIn: ChallengedSignIn,
): Promise<v.InferOutput<typeof decision>> {
  const request = { session: signIn.results };
  const response = { challengeName: null, issueTokens: null, failAuthentication: null };
  return run(pool, client, signIn, 'DefineAuthChallenge', { request, response }, decision);
}

/** Runs the create auth challenge trigger, which makes up the next custom challenge. */
export function runCreateAuthChallenge(
  pool: Dependencies,
  client: Client,
  signIn: ChallengedSignIn,
): Promise<v.InferOutput<typeof challenge>> {
  const request = { challengeName: 'CUSTOM_CHALLENGE', session: signIn.results };
  const response = {
    publicChallengeParameters: null,
    privateChallengeParameters: null,
    challengeMetadata: null,
  };
  return run(pool, client, signIn, 'CreateAuthChallenge', { request, response }, challenge);
}

/** Runs the verify auth challenge response trigger and returns whether the answer is correct. */
export async function runVerifyAuthChallengeResponse(
  pool: Dependencies,
  client: Client,
  signIn: ChallengedSignIn,
  given: { privateParameters: Record<string, string>; answer: string },
): Promise<boolean> {
  const request = {
    privateChallengeParameters: given.privateParameters,
    challengeAnswer: given.answer,
  };
  const response = { answerCorrect: null };
  const event = 'VerifyAuthChallengeResponse';
  const { answerCorrect } = await run(pool, client, signIn, event, { request, response }, verdict);
  return answerCorrect === true;
}

async function run<Schema extends v.GenericSchema>(
  { triggers }: Dependencies,
  client: Client,
  { username, user }: ChallengedSignIn,
  event: string,
  { request, response }: { request: object; response: object },
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!triggers.find(event)) throw noCustomAuthTrigger();
  return triggers.run(
    event,
    { source: `${event}_Authentication`, userName: username, client },
    {
      request: {
        userAttributes: user ? triggerAttributes(user) : {},
        ...request,
        ...(client.preventUserExistenceErrors && { userNotFound: !user }),
        ...(client.metadata && { clientMetadata: client.metadata }),
      },
      response,
    },
    schema,
  );
}
