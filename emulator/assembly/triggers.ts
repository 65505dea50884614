import * as v from 'valibot';
import type { TriggerDefinition } from './definition';

/** The user pool's events at which the emulator runs functions. */
export const supportedTriggers: ReadonlySet<string> = new Set([
  'PreSignUp',
  'PostConfirmation',
  'PreAuthentication',
  'PostAuthentication',
  'PreTokenGeneration',
  'CustomMessage',
  'UserMigration',
  'DefineAuthChallenge',
  'CreateAuthChallenge',
  'VerifyAuthChallengeResponse',
]);

const versioned = v.object({ LambdaArn: v.string(), LambdaVersion: v.string() });

/** Returns the triggers of a user pool's LambdaConfig, each event once. */
export function triggersOf(config: Readonly<Record<string, unknown>>): TriggerDefinition[] {
  const triggers = new Map<string, TriggerDefinition>();
  for (const [name, value] of Object.entries(config)) {
    if (name === 'KMSKeyID') continue;
    // Functions of later versions have a second name for their event.
    const event = name.replace(/^(PreTokenGeneration)Config$/, '$1');
    const parsed = v.safeParse(versioned, value);
    if (parsed.success) {
      const { LambdaArn, LambdaVersion } = parsed.output;
      triggers.set(event, { event, functionArn: LambdaArn, version: LambdaVersion });
    } else if (!triggers.has(event)) {
      triggers.set(event, { event, functionArn: String(value), version: 'V1_0' });
    }
  }
  return [...triggers.values()];
}
