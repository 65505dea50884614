import type { Client } from '../clients';
import { temporaryPasswordExpired, userDisabled, userNotConfirmed } from '../errors';
import { maskDestination } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import { usableFactors, type MfaSettings } from '../state/mfa-settings';
import { newCode } from '../state/secrets';
import type { Factor, User } from '../state/user';
import { completeSignIn, issueChallenge, type SignInStep } from './steps';

/** Returns the step after a correct password. Throws if the user may not sign in. */
export async function afterPassword(
  pool: UserPool,
  client: Client,
  user: User,
): Promise<SignInStep> {
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challengeNewPassword(pool, client, user);
  return afterFirstFactor(pool, client, user);
}

/** Returns the step after the password: an MFA challenge, or tokens. */
export async function afterFirstFactor(
  pool: UserPool,
  client: Client,
  user: User,
): Promise<SignInStep> {
  const settings = await pool.mfa.read();
  if (settings.mode === 'OFF') return completeSignIn(pool, client, user);
  const factors = availableFactors(settings, user);
  const [only] = factors;
  const preferred = factors.find((factor) => factor === user.preferredFactor);
  if (preferred !== undefined) return challengeFactor(pool, client, user, preferred);
  if (only === undefined)
    return settings.mode === 'ON'
      ? challengeMfaSetup(pool, client, user, settings)
      : completeSignIn(pool, client, user);
  if (factors.length === 1) return challengeFactor(pool, client, user, only);
  return issueChallenge(pool, client, user, 'SELECT_MFA_TYPE', {
    MFAS_CAN_CHOOSE: JSON.stringify(factors),
  });
}

/** Issues the challenge for an MFA factor, and sends the code for SMS_MFA. */
export async function challengeFactor(
  pool: UserPool,
  client: Client,
  user: User,
  factor: Factor,
): Promise<SignInStep> {
  const phoneNumber = user.attributes['phone_number'];
  if (factor === 'SOFTWARE_TOKEN_MFA' || phoneNumber === undefined)
    return issueChallenge(pool, client, user, 'SOFTWARE_TOKEN_MFA', {});
  const code = newCode();
  await pool.delivery.textMessage(phoneNumber, code);
  const delivery = {
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: maskDestination(phoneNumber),
  };
  return issueChallenge(pool, client, user, 'SMS_MFA', delivery, { code });
}

/** If the pool requires MFA, a phone number counts as a factor without setup. */
function availableFactors(settings: MfaSettings, user: User): Factor[] {
  const factors = usableFactors(settings, user.factors);
  const needsFactor = settings.mode === 'ON' && factors.length === 0;
  const hasPhone = user.attributes['phone_number'] !== undefined;
  return needsFactor && hasPhone ? usableFactors(settings, ['SMS_MFA']) : factors;
}

function challengeMfaSetup(
  pool: UserPool,
  client: Client,
  user: User,
  settings: MfaSettings,
): Promise<SignInStep> {
  return issueChallenge(pool, client, user, 'MFA_SETUP', {
    MFAS_CAN_SETUP: JSON.stringify(settings.factors),
  });
}

function challengeNewPassword(pool: UserPool, client: Client, user: User): Promise<SignInStep> {
  const until = user.temporaryPasswordUntil;
  if (until !== undefined && pool.clock.now() >= new Date(until)) throw temporaryPasswordExpired();
  const missing = pool.schema.missing(user.attributes).map((name) => `userAttributes.${name}`);
  return issueChallenge(pool, client, user, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: JSON.stringify(missing),
    userAttributes: JSON.stringify(user.attributes),
  });
}
