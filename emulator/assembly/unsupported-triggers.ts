import type { LambdaDefinition, UnsupportedPart, UserPoolDefinition } from './definition';
import { supportedTriggers } from './triggers';

/** What fails without a trigger; for other events, 'what triggers it'. */
const triggered: Readonly<Record<string, string>> = {
  PreSignUp: 'signing up fails',
  PostConfirmation: 'confirming an account fails',
  PreAuthentication: 'signing in fails',
  PostAuthentication: 'signing in fails',
  PreTokenGeneration: 'signing in fails',
  CustomMessage: 'sending a code fails',
  CustomEmailSender: 'sending a code fails',
  CustomSMSSender: 'sending a code fails',
};

/** Returns the triggers that no function of the emulator can handle. */
export function unsupportedTriggers(
  { triggers }: Pick<UserPoolDefinition, 'triggers'>,
  lambdas: readonly LambdaDefinition[],
): UnsupportedPart[] {
  const runnable = new Set(lambdas.flatMap(({ arn, unsupported }) => (unsupported ? [] : [arn])));
  return triggers
    .filter(({ event, functionArn }) => !supportedTriggers.has(event) || !runnable.has(functionArn))
    .map(({ event }) => ({
      name: `the user pool's trigger ${event}`,
      fails: triggered[event] ?? 'what triggers it fails',
    }));
}
