import type { UserPoolClientDefinition } from '../../../assembly/definition';
import {
  passwordResetRequired,
  temporaryPasswordExpired,
  userDisabled,
  userNotConfirmed,
} from '../errors';
import { maskDestination } from '../messages/mask';
import type { UserPool } from '../pool';
import { usableFactors, type MfaSettings } from '../state/mfa-settings';
import { newCode } from '../state/secrets';
import type { Factor, User } from '../state/user';
import { ask, finish, type SignInStep } from './steps';

export type AfterPasswordParts = Pick<
  UserPool,
  'challenges' | 'tokens' | 'mfa' | 'delivery' | 'clock' | 'schema'
>;

/** The step after a right password. Throws for accounts that may not sign in as they are. */
export async function afterPassword(
  pool: AfterPasswordParts,
  client: UserPoolClientDefinition,
  user: User,
): Promise<SignInStep> {
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed();
  if (user.status === 'RESET_REQUIRED') throw passwordResetRequired();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, client, user);
  return afterFirstFactor(pool, client, user);
}

/** The step after everything that concerns the password: a second factor, or tokens. */
export async function afterFirstFactor(
  pool: AfterPasswordParts,
  client: UserPoolClientDefinition,
  user: User,
): Promise<SignInStep> {
  const settings = await pool.mfa.read();
  if (settings.mode === 'OFF') return finish(pool, client, user);
  const factors = factorsOf(settings, user);
  const [only] = factors;
  const chosen = factors.find((one) => one === user.preferredFactor);
  if (chosen !== undefined) return askForFactor(pool, client, user, chosen);
  if (only === undefined)
    return settings.mode === 'ON'
      ? askForSetup(pool, client, user, settings)
      : finish(pool, client, user);
  if (factors.length === 1) return askForFactor(pool, client, user, only);
  return ask(pool, client, user, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(factors) });
}

/** Asks for the code of one second factor, and sends it where there is something to send. */
export async function askForFactor(
  pool: Pick<UserPool, 'challenges' | 'delivery'>,
  client: UserPoolClientDefinition,
  user: User,
  factor: Factor,
): Promise<SignInStep> {
  const phoneNumber = user.attributes['phone_number'];
  if (factor === 'SOFTWARE_TOKEN_MFA' || phoneNumber === undefined)
    return ask(pool, client, user, 'SOFTWARE_TOKEN_MFA', {});
  const code = newCode();
  await pool.delivery.send('phone_number', phoneNumber, code, 'sign-in');
  const delivery = {
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: maskDestination(phoneNumber),
  };
  return ask(pool, client, user, 'SMS_MFA', delivery, { code });
}

/** In a pool that demands a second factor, a phone number is one without being set up. */
function factorsOf(settings: MfaSettings, user: User): Factor[] {
  const factors = usableFactors(settings, user.factors);
  const demandsOne = settings.mode === 'ON' && factors.length === 0;
  const hasPhone = user.attributes['phone_number'] !== undefined;
  return demandsOne && hasPhone ? usableFactors(settings, ['SMS_MFA']) : factors;
}

function askForSetup(
  pool: Pick<UserPool, 'challenges'>,
  client: UserPoolClientDefinition,
  user: User,
  settings: MfaSettings,
): Promise<SignInStep> {
  return ask(pool, client, user, 'MFA_SETUP', {
    MFAS_CAN_SETUP: JSON.stringify(settings.factors),
  });
}

function askForNewPassword(
  pool: AfterPasswordParts,
  client: UserPoolClientDefinition,
  user: User,
): Promise<SignInStep> {
  const until = user.temporaryPasswordUntil;
  if (until !== undefined && pool.clock.now() >= new Date(until)) throw temporaryPasswordExpired();
  const missing = pool.schema.missing(user.attributes).map((name) => `userAttributes.${name}`);
  return ask(pool, client, user, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: JSON.stringify(missing),
    userAttributes: JSON.stringify(user.attributes),
  });
}
